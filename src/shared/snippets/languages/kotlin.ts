import type { SnippetWriter } from '../../../model/api/snippet.ts';
import { constantPieces, isLongConstant } from '../jdk-constants.ts';
import { writeJdkRequest } from '../jdk-request.ts';
import { indentText, isIndentable } from '../long-text.ts';
import { escapeUtf16, quoteString } from '../quote-string.ts';

/** The client of the JDK from Kotlin. */
export const generate: SnippetWriter = (request) => {
  const { imports, calls } = writeJdkRequest(
    request,
    { quote, quoteLong, bytesOf: (text) => `${text}.toByteArray()` },
    ' '.repeat(8),
  );
  const start = `HttpRequest.newBuilder(URI.create(${quote(request.url)}))`;
  const chain =
    calls.length === 1 ? `${start}${calls[0]}` : [start, ...calls.map((call) => `        ${call}`)].join('\n');
  return [
    ...imports.map((name) => `import ${name}`),
    '',
    'fun main() {',
    `    val request = ${chain}`,
    '',
    '    val response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString())',
    '    println(response.body())',
    '    if (response.statusCode() >= 400) kotlin.system.exitProcess(1)',
    '}',
  ].join('\n');
};

function quote(text: string): string {
  return quoteString(text, { quote: '"', escapes: { $: '\\$' }, unicode: escapeUtf16 });
}

/** A raw string knows no escapes, so a dollar sign is written as a template of its own. */
function quoteLong(text: string, indent: string): string {
  if (isLongConstant(text)) {
    const pieces = constantPieces(text).map((piece) => `${indent}    ${quote(piece)}`);
    return `listOf(\n${pieces.join(',\n')}\n${indent}).joinToString("")`;
  }
  if (!isIndentable(text) || text.includes('"""')) return quote(text);
  const inner = `${indent}    `;
  return `"""\n${indentText(
    text.replaceAll('$', () => "${'$'}"),
    inner,
  )}\n${inner}""".trimIndent()`;
}
