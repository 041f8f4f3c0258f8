import type { SnippetWriter } from '../../../model/api/snippet.ts';
import { quoteC, readsFile, writeLibcurl } from '../libcurl-program.ts';
import { isLongText } from '../long-text.ts';
import { indentStatements } from '../statements.ts';

/** libcurl, to be linked with `-lcurl`. */
export const generate: SnippetWriter = (request) => {
  const statements = writeLibcurl(request, { quoteLong, nullPointer: 'NULL' });
  const includes = ['#include <curl/curl.h>', ...(readsFile(request) ? ['#include <stdio.h>'] : [])];
  return [...includes, '', 'int main(void)', '{', ...indentStatements(statements, '    '), '}'].join('\n');
};

/** One literal for each line; the compiler joins them. */
function quoteLong(text: string): string {
  if (!isLongText(text)) return quoteC(text);
  const lines = text.split(/(?<=\n)/);
  return lines.map((line) => `\n        ${quoteC(line)}`).join('');
}
