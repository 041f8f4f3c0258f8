import type { SnippetWriter } from '../../../model/api/snippet.ts';
import { constantPieces, isLongConstant } from '../jdk-constants.ts';
import { writeJdkRequest } from '../jdk-request.ts';
import { indentText, isIndentable } from '../long-text.ts';
import { escapeUtf16, quoteString } from '../quote-string.ts';

/** The client of the JDK, as a file that `java Main.java` runs. */
export const generate: SnippetWriter = (request) => {
  const { imports, calls } = writeJdkRequest(
    request,
    { quote, quoteLong, bytesOf: (text) => `${text}.getBytes()` },
    ' '.repeat(12),
  );
  const start = `HttpRequest.newBuilder(URI.create(${quote(request.url)}))`;
  const chain =
    calls.length === 1 ? `${start}${calls[0]}` : [start, ...calls.map((call) => `            ${call}`)].join('\n');
  return [
    ...imports.map((name) => `import ${name};`),
    '',
    'public class Main {',
    '    public static void main(String[] args) throws Exception {',
    `        var request = ${chain};`,
    '',
    '        var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());',
    '        System.out.println(response.body());',
    '        if (response.statusCode() >= 400) System.exit(1);',
    '    }',
    '}',
  ].join('\n');
};

function quote(text: string): string {
  return quoteString(text, { quote: '"', unicode: escapeUtf16 });
}

/** Pieces that are joined when the program runs; the compiler would join those of a sum. */
function quotePieces(text: string, indent: string): string {
  return `String.join("",\n${constantPieces(text)
    .map((piece) => `${indent}    ${quote(piece)}`)
    .join(',\n')})`;
}

/** A text block (JLS 3.10.6), which drops the indentation that all lines share, and ends at three quotes. */
function quoteLong(text: string, indent: string): string {
  if (isLongConstant(text)) return quotePieces(text, indent);
  if (!isIndentable(text)) return quote(text);
  const escaped = text.replace(/\\|"(?="")|"$/g, '\\$&');
  return `"""\n${indentText(escaped, `${indent}    `)}"""`;
}
