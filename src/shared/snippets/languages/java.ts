import type { SnippetWriter } from '../../../model/api.ts';
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

/** A class file holds no constant of more than 65,535 bytes (JVMS 4.4.7), three for a character at most. */
const maxConstant = 20_000;

/** Pieces that are joined when the program runs; the compiler would join those of a sum. Pairs stay together. */
function quotePieces(text: string, indent: string): string {
  const pieces = text.match(new RegExp(`[^]{1,${maxConstant - 1}}(?![\\udc00-\\udfff])|[^]`, 'g')) ?? [];
  return `String.join("",\n${pieces.map((piece) => `${indent}    ${quote(piece)}`).join(',\n')})`;
}

/** A text block (JLS 3.10.6), which drops the indentation that all lines share. */
function quoteLong(text: string, indent: string): string {
  if (text.length > maxConstant) return quotePieces(text, indent);
  if (!isIndentable(text)) return quote(text);
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('"""', '\\"""').replace(/"$/, '\\"');
  return `"""\n${indentText(escaped, `${indent}    `)}"""`;
}
