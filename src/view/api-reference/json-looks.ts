import { escapeText } from '../../base/text/escape-html.ts';
import { type JsonKind, jsonPieces } from '../../base/text/json-pieces.ts';

/** The class of each kind of piece; empty for the colour of the text. */
export type JsonLooks = Readonly<Record<JsonKind, string>>;

/** Of code without marks of its own. */
export const plainCode = { highlight: [], focus: [], lines: false, theme: null };

const probe = '{\n  "a": "b\\nc",\n  "d": [-1.5, true, null, {}]\n}';

/** How `highlight` colours JSON; `null` where it tells more apart than the kinds of pieces. */
export function readJsonLooks(highlight: (code: string) => string): JsonLooks | null {
  const coloured = highlight(probe);
  const classes = new Map(
    [...coloured.matchAll(/<span class="([\w ]+)">([^<]*)</g)].map(([, name, text]) => [text, name]),
  );
  const classOf = (text: string): string => classes.get(text) ?? '';
  const string = classOf('"b') || classOf('"b\\nc"');
  const escaped = classes.has('"b\\nc"') ? string : classOf('\\n');
  const looks = { key: classOf('"a"'), string, escape: escaped, number: classOf('-1.5'), word: classOf('true') };
  return renderJson(probe, looks) === coloured ? looks : null;
}

/** Coloured JSON as the highlighter writes it: what looks alike is one element. */
export function renderJson(code: string, looks: JsonLooks): string {
  const runs: { text: string; name: string }[] = [];
  for (const { text, kind } of jsonPieces(code)) {
    const name = kind === 'plain' ? '' : looks[kind];
    const last = runs.at(-1);
    if (last?.name === name) last.text += text;
    else runs.push({ text, name });
  }
  return runs
    .map(({ text, name }) => (name === '' ? escapeText(text) : `<span class="${name}">${escapeText(text)}</span>`))
    .join('');
}
