import { useId, useState } from 'react';
import { CopyButton } from '../CopyButton.tsx';
import { usePlayground } from '../playground-context.tsx';
import { downloadName } from '../transport/download-name.ts';
import type { ReceivedAnswer } from '../transport/exchange.ts';
import { EventList } from './EventList.tsx';
import { Preview } from './Preview.tsx';
import { type ResponseView, responseViews } from './response-views.ts';
import { TextResponse } from './TextResponse.tsx';
import { useBytesUrl } from './use-bytes-url.ts';

/** The body of a response by its content type, with ways to look at it, to copy and to save it. */
export function ResponseBody({ answer }: { answer: ReceivedAnswer }) {
  const { texts } = usePlayground();
  const { body, size, state } = answer;
  const isOver = state !== 'receiving';
  const address = useBytesUrl(isOver && size > 0 ? body.bytes : null, 'application/octet-stream');
  const views = responseViews(answer);
  const [chosen, setChosen] = useState<ResponseView['kind'] | null>(null);
  const view = views.find(({ kind }) => kind === chosen) ?? views[0] ?? null;
  if (size === 0 && isOver) return state === 'complete' ? <p className="playground-nothing">{texts.noBody}</p> : null;
  const name = downloadName({
    url: answer.redirects.at(-1)?.url ?? answer.url,
    disposition: header(answer, 'content-disposition'),
    contentType: answer.contentType,
  });
  return (
    <div className="playground-body">
      <div className="playground-body-head">
        {views.length > 1 ? <ViewChoice views={views} chosen={view} onChoose={setChosen} /> : null}
        <div className="playground-body-actions">
          {body.kind === 'json' || body.kind === 'text' ? <CopyButton text={body.text} /> : null}
          {address ? (
            <a
              className="icon-button"
              data-icon="download"
              href={address}
              download={name}
              aria-label={texts.download}
            />
          ) : null}
        </div>
      </div>
      <BodyContent answer={answer} view={view} />
    </div>
  );
}

function ViewChoice({
  views,
  chosen,
  onChoose,
}: {
  views: readonly ResponseView[];
  chosen: ResponseView | null;
  onChoose: (kind: ResponseView['kind']) => void;
}) {
  const { texts } = usePlayground();
  const name = useId();
  return (
    <div className="playground-views" role="radiogroup" aria-label={texts.response}>
      {views.map(({ kind }) => (
        <label key={kind} className="playground-view">
          <input type="radio" name={name} checked={kind === chosen?.kind} onChange={() => onChoose(kind)} />
          {texts[kind]}
        </label>
      ))}
    </div>
  );
}

function BodyContent({ answer, view }: { answer: ReceivedAnswer; view: ResponseView | null }) {
  const { body, contentType, state } = answer;
  const { texts } = usePlayground();
  if (body.kind === 'events' || body.kind === 'lines') return <EventList events={body.events} />;
  if (view?.kind === 'formatted' || view?.kind === 'raw')
    return <TextResponse key={view.kind} text={view.text} language={view.language} />;
  if (view?.kind === 'preview') return state === 'receiving' ? null : <Preview bytes={body.bytes} show={view.show} />;
  return <p className="playground-nothing">{contentType || texts.download}</p>;
}

function header({ headers }: ReceivedAnswer, wanted: string): string | null {
  return headers.find(([name]) => name.toLowerCase() === wanted)?.[1] ?? null;
}
