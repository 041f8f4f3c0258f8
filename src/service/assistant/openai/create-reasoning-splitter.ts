/** A piece of what a model writes: its answer, or what it thinks before. */
export interface ThoughtPiece {
  kind: 'text' | 'reasoning';
  text: string;
}

const opening = /^\s*<think(?:ing)?>\s*/;
const closing = /<\/think(?:ing)?>\s*/;
const longestOpening = 40;
const longestClosing = '</thinking>'.length;

/**
 * Makes what parts thoughts from the answer where a model writes both in one text: some put their thoughts between
 * `<think>` and `</think>` at its beginning, and the endpoint leaves them there.
 */
export function createReasoningSplitter(): { write: (piece: string) => ThoughtPiece[]; end: () => ThoughtPiece[] } {
  let state: 'beginning' | 'thinking' | 'answer' = 'beginning';
  let held = '';
  const take = (isEnd: boolean): ThoughtPiece[] => {
    const pieces: ThoughtPiece[] = [];
    if (state === 'beginning') {
      const mark = opening.exec(held);
      if (mark) [state, held] = ['thinking', held.slice(mark[0].length)];
      else if (isEnd || !mayOpen(held)) state = 'answer';
    }
    if (state === 'thinking') {
      const mark = closing.exec(held);
      const end = mark ? mark.index : isEnd ? held.length : Math.max(0, held.length - longestClosing);
      pieces.push({ kind: 'reasoning', text: held.slice(0, end) });
      held = held.slice(mark ? end + mark[0].length : end);
      if (mark) state = 'answer';
    }
    if (state === 'answer') {
      pieces.push({ kind: 'text', text: held });
      held = '';
    }
    return pieces.filter(({ text }) => text !== '');
  };
  return {
    write: (piece) => {
      held += piece;
      return take(false);
    },
    end: () => take(true),
  };
}

/** Whether more of the text may make an opening mark of it. */
function mayOpen(text: string): boolean {
  const start = text.trimStart();
  return text.length < longestOpening && ['<think>', '<thinking>'].some((mark) => mark.startsWith(start));
}
