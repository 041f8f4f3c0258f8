import { useState } from 'react';
import { fillText } from '../../support/fill-text.ts';
import { usePlayground } from '../playground-context.tsx';
import { applyRequest } from './apply-request.ts';
import { parseCurl } from './parse-curl.ts';

/** A field for a cURL command, which becomes the request. */
export function CurlImport({ onUse }: { onUse: () => void }) {
  const { data, state, dispatch, texts } = usePlayground();
  const [text, setText] = useState('');
  const [note, setNote] = useState('');
  const use = (): void => {
    const request = parseCurl(text);
    if (!request) return setNote(texts.notCurl);
    const { values, fits } = applyRequest(data, request, state.values);
    dispatch({ kind: 'values', values });
    if (fits) onUse();
    else setNote(fillText(texts.otherEndpoint, { address: `${request.method} ${request.url}` }));
  };
  return (
    <section>
      <h3>{texts.importFile}</h3>
      <textarea
        className="playground-control playground-raw"
        rows={3}
        placeholder="curl https://…"
        aria-label={texts.pasteCurl}
        value={text}
        spellCheck={false}
        autoCapitalize="off"
        onChange={({ target }) => setText(target.value)}
      />
      <button type="button" className="playground-add" disabled={text.trim() === ''} onClick={use}>
        {texts.useCurl}
      </button>
      <p role="status" className="playground-hint">
        {note}
      </p>
    </section>
  );
}
