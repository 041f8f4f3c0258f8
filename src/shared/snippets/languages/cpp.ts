import type { SnippetWriter } from '../../../model/api/snippet.ts';
import { quoteC, readsFile, writeLibcurl } from '../libcurl-program.ts';
import { isLongText } from '../long-text.ts';
import { indentStatements } from '../statements.ts';

/** libcurl from C++11 on, to be linked with `-lcurl`. */
export const generate: SnippetWriter = (request) => {
  const statements = writeLibcurl(request, { quoteLong, nullPointer: 'nullptr' });
  const includes = ['#include <curl/curl.h>', ...(readsFile(request) ? ['#include <cstdio>'] : [])];
  return [...includes, '', 'int main()', '{', ...indentStatements(statements, '    '), '}'].join('\n');
};

function quoteLong(text: string): string {
  return isLongText(text) && !text.includes(')"') ? `R"(${text})"` : quoteC(text);
}
