import { useEffect, useMemo, useRef, useState } from 'react';
import { colorCode } from '../../support/color-code.ts';
import { usePlayground } from '../playground-context.tsx';
import { markPieces, type TextMatch } from './find-matches.ts';
import { foldEnds, visibleLines } from './fold-lines.ts';

interface Props {
  lines: readonly string[];
  language: string;
  wraps: boolean;
  matches: readonly TextMatch[];
  /** The match that is looked at. */
  current: TextMatch | null;
}

/** Code in lines that fold, with what was searched for marked. */
export function LineView({ lines, language, wraps, matches, current }: Props) {
  const { texts } = usePlayground();
  const ends = useMemo(() => foldEnds(lines), [lines]);
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set());
  const place = useRef<HTMLPreElement>(null);
  // What is looked at is never folded away.
  const shown = current
    ? new Set([...folded].filter((line) => !(line < current.line && current.line <= ends[line]!)))
    : folded;
  useEffect(() => {
    if (current)
      place.current?.querySelector('[data-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  const toggle = (line: number): void => setFolded(shown.has(line) ? without(shown, line) : new Set([...shown, line]));
  return (
    <pre
      ref={place}
      className="playground-code playground-lines"
      role="group"
      tabIndex={0}
      aria-label={texts.response}
      data-wraps={wraps ? '' : undefined}
    >
      <code>
        {visibleLines(ends, shown).map((line) => (
          <span key={line} className="playground-line" data-folded={shown.has(line) ? '' : undefined}>
            {ends[line]! > line ? (
              <button
                type="button"
                className="playground-fold"
                aria-label={`${texts.fold} ${line + 1}`}
                aria-expanded={!shown.has(line)}
                onClick={() => toggle(line)}
              />
            ) : null}
            <Line
              text={lines[line]!}
              language={language}
              matches={matches.filter((match) => match.line === line)}
              current={current}
            />
            {'\n'}
          </span>
        ))}
      </code>
    </pre>
  );
}

function without(lines: ReadonlySet<number>, line: number): ReadonlySet<number> {
  return new Set([...lines].filter((other) => other !== line));
}

function Line({
  text,
  language,
  matches,
  current,
}: {
  text: string;
  language: string;
  matches: readonly TextMatch[];
  current: TextMatch | null;
}) {
  const pieces = useMemo(() => colorCode(text, language), [text, language]);
  return markPieces(pieces, matches).map(({ text: part, kind, match }, index) => {
    const className = kind === 'plain' ? undefined : `code-${kind}`;
    if (match)
      return (
        <mark key={index} className={className} data-current={match === current ? '' : undefined}>
          {part}
        </mark>
      );
    return className ? (
      <span key={index} className={className}>
        {part}
      </span>
    ) : (
      part
    );
  });
}
