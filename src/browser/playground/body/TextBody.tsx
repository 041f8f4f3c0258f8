import type { MediaContent } from '../../../model/api/operation.ts';
import { jsonLines } from '../../../shared/request/json-lines.ts';
import { usePlayground } from '../playground-context.tsx';

/** A body that is sent as it is written. */
export function TextBody({ content: { contentType } }: { content: MediaContent }) {
  const { state, dispatch, texts } = usePlayground();
  const { body } = state.values;
  const text = body?.kind === 'text' ? body.text : body?.kind === 'value' ? linesOf(body.value) : '';
  return (
    <textarea
      className="playground-control playground-raw"
      aria-label={texts.body}
      rows={Math.min(20, Math.max(5, text.split('\n').length + 1))}
      value={text}
      spellCheck={false}
      onChange={({ target }) => dispatch({ kind: 'body', body: { kind: 'text', contentType, text: target.value } })}
    />
  );
}

/** Samples of line-wise JSON come as values. */
function linesOf(value: unknown): string {
  if (value === undefined) return '';
  return typeof value === 'string' ? value : jsonLines(value).join('\n');
}
