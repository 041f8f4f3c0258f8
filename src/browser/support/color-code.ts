import { jsonPattern } from '../../base/text/json-pieces.ts';

export interface CodePiece {
  text: string;
  kind: 'plain' | 'string' | 'comment' | 'number' | 'word' | 'key';
}

/** Longer texts stay plain: colour is not worth the wait. */
const maximalLength = 200_000;

const words =
  'as|async|await|body|bool|break|case|catch|class|const|def|defer|do|else|end|export|extends|false|finally|fn|for|foreach|from|func|fun|function|if|import|in|include|int|interface|let|match|mut|namespace|new|nil|None|null|package|print|println|private|public|require|return|self|static|string|struct|switch|this|throw|throws|True|False|true|try|type|use|using|val|var|void|while|with|yield';

const hashComments = 'bash|shell|python|ruby|powershell|php|yaml';

/**
 * Splits code into strings, comments, numbers and words of the language: enough to read it by, at the cost of one
 * expression.
 */
export function colorCode(code: string, language: string): CodePiece[] {
  if (code.length > maximalLength || language === 'text') return [{ text: code, kind: 'plain' }];
  const pieces: CodePiece[] = [];
  let end = 0;
  for (const match of code.matchAll(patterns[language] ?? patternOf(language))) {
    if (match.index > end) pieces.push({ text: code.slice(end, match.index), kind: 'plain' });
    const kind = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined)?.[0] ?? 'plain';
    pieces.push({ text: match[0], kind: kind as CodePiece['kind'] });
    end = match.index + match[0].length;
  }
  if (end < code.length) pieces.push({ text: code.slice(end), kind: 'plain' });
  return pieces;
}

const xmlPattern =
  /(?<comment><!--.*?(?:-->|$))|(?<word><[/?!]?[\w:.-]+|[/?]?>)|(?<key>(?<![\w:.-])[\w:.-]+(?==["']))|(?<string>(?<==)(?:"[^"]*"|'[^']*'))/g;

const patterns: Readonly<Record<string, RegExp | undefined>> = { json: jsonPattern, xml: xmlPattern };

function patternOf(language: string): RegExp {
  const hash = new RegExp(`^(?:${hashComments})`).test(language) ? '|(?:^|(?<=\\s))#[^\\n]*' : '';
  const isShell = /^(bash|shell)/.test(language);
  const quoted = isShell ? "'[^']*'" : "'(?:[^'\\\\\\n]|\\\\.)*'";
  return new RegExp(
    `(?<comment>/\\*[^*]*(?:\\*(?!/)[^*]*)*\\*/|(?<!:)//[^\\n]*${hash})|(?<string>"(?:[^"\\\\]|\\\\.)*"|${quoted}|\`(?:[^\`\\\\]|\\\\.)*\`)|(?<word>\\b(?:${isShell ? 'curl' : words})\\b)|(?<number>(?<![\\w./:-])\\d+(?:\\.\\d+)?\\b(?![.:]\\d))`,
    'gm',
  );
}
