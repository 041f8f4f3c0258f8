import type { SdkCode } from '../../../model/api/sdk.ts';

interface Piece {
  /** What stood before it. */
  mark: string;
  code: SdkCode;
}

/** Code in pieces between `marks` that stand in no brackets. */
export function splitCode(code: SdkCode, marks: RegExp): Piece[] {
  const token = new RegExp(`${marks.source}|[<([{]|[>)\\]}]`, 'g');
  const pieces: Piece[] = [{ mark: '', code: [] }];
  const add = (part: SdkCode[number]): void => {
    if (part !== '') pieces.at(-1)!.code.push(part);
  };
  let depth = 0;
  for (const part of code) {
    if (typeof part !== 'string') {
      add(part);
      continue;
    }
    let from = 0;
    for (const { 0: found, index } of part.matchAll(token)) {
      if ('<([{'.includes(found)) depth++;
      else if ('>)]}'.includes(found)) depth--;
      else if (depth === 0) {
        add(part.slice(from, index));
        from = index + found.length;
        pieces.push({ mark: found, code: [] });
      }
    }
    add(part.slice(from));
  }
  return pieces
    .map(({ mark, code: inside }) => ({ mark, code: trimEnds(inside) }))
    .filter(({ code: own }) => own.length);
}

/** Code without space before and after it. */
export function trimEnds(code: SdkCode): SdkCode {
  const last = code.length - 1;
  return code
    .map((part, index) => {
      if (typeof part !== 'string') return part;
      const started = index === 0 ? part.trimStart() : part;
      return index === last ? started.trimEnd() : started;
    })
    .filter((part) => part !== '');
}
