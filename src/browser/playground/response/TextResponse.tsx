import { type KeyboardEvent, useMemo, useState } from 'react';
import { fillText } from '../../support/fill-text.ts';
import { Code } from '../Code.tsx';
import { usePlayground } from '../playground-context.tsx';
import { findMatches } from './find-matches.ts';
import { LineView } from './LineView.tsx';

/** More text than this makes a page slow and nobody wise. */
const maximalText = 300_000;
/** More lines than these are shown without folding. */
const maximalLines = 5000;

/** A text that folds, wraps and can be searched. */
export function TextResponse({ text, language }: { text: string; language: string }) {
  const { texts } = usePlayground();
  const [wraps, setWraps] = useState(false);
  const [query, setQuery] = useState('');
  const [position, setPosition] = useState(0);
  const shown = text.slice(0, maximalText);
  const lines = useMemo(() => shown.split('\n'), [shown]);
  const matches = useMemo(() => findMatches(lines, query), [lines, query]);
  const index = matches.length === 0 ? -1 : ((position % matches.length) + matches.length) % matches.length;
  const search = (next: string): void => {
    setQuery(next);
    setPosition(0);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    // Enter in a field of the form would send the request again.
    event.preventDefault();
    setPosition(position + (event.shiftKey ? -1 : 1));
  };
  return (
    <>
      <div className="playground-tools">
        <input
          type="search"
          className="playground-control"
          placeholder={texts.searchResponse}
          aria-label={texts.searchResponse}
          value={query}
          spellCheck={false}
          onChange={({ target }) => search(target.value)}
          onKeyDown={onKeyDown}
        />
        {query === '' ? null : (
          <>
            <span className="playground-type" role="status">
              {fillText(texts.matches, { index: index + 1, count: matches.length })}
            </span>
            <StepButton name="previous" onClick={() => setPosition(position - 1)} />
            <StepButton name="next" onClick={() => setPosition(position + 1)} />
          </>
        )}
        <button type="button" className="playground-null" aria-pressed={wraps} onClick={() => setWraps(!wraps)}>
          {texts.wrap}
        </button>
      </div>
      {lines.length > maximalLines ? (
        <Code code={shown} language="text" label={texts.response} />
      ) : (
        <LineView
          lines={lines}
          language={text.length > maximalText ? 'text' : language}
          wraps={wraps}
          matches={matches}
          current={matches[index] ?? null}
        />
      )}
      {text.length > maximalText ? <p className="playground-hint">{texts.large}</p> : null}
    </>
  );
}

function StepButton({ name, onClick }: { name: 'previous' | 'next'; onClick: () => void }) {
  const { texts } = usePlayground();
  return <button type="button" className="icon-button" data-icon={name} aria-label={texts[name]} onClick={onClick} />;
}
