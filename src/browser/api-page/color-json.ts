import { jsonKinds, jsonPieces } from '../../base/text/json-pieces.ts';

/** Colours JSON that came as mere text. `looks`: the class of each of `jsonKinds`, with commas between them. */
export function colorJson(text: string, looks: string): Node[] {
  const names = looks.split(',');
  return jsonPieces(text).map(({ text: piece, kind }) => {
    const name = kind === 'plain' ? '' : names[jsonKinds.indexOf(kind)];
    if (!name) return new Text(piece);
    const span = document.createElement('span');
    span.className = name;
    span.textContent = piece;
    return span;
  });
}
