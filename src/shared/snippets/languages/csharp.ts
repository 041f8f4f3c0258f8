import type { SnippetWriter } from '../../../model/api/snippet.ts';
import {
  dotnetNamespaces,
  quoteCsharp,
  writeDotnetClient,
  writeDotnetMethod,
  writeDotnetRequest,
} from '../dotnet-request.ts';
import { indentText, isLongText } from '../long-text.ts';

/** `HttpClient` in a program of top-level statements with implicit usings, as `dotnet new console` makes it. */
export const generate: SnippetWriter = (request) => {
  const statements = writeDotnetRequest(request, { quoteLong, indent: '' });
  if (request.method === 'GET' && statements.length === 0 && !request.digest) return writeGet(request.url);
  const usings = dotnetNamespaces(request).flatMap((name) => (implicitUsings.includes(name) ? [] : [`using ${name};`]));
  return [
    ...(usings.length === 0 ? [] : [...usings, '']),
    `using var client = ${writeDotnetClient(request, '.NET')};`,
    `using var request = new HttpRequestMessage(${writeDotnetMethod(request.method)}, ${quoteCsharp(request.url)});`,
    ...statements,
    '',
    'using var response = await client.SendAsync(request);',
    'Console.WriteLine(await response.Content.ReadAsStringAsync());',
    'response.EnsureSuccessStatusCode();',
  ].join('\n');
};

function writeGet(url: string): string {
  return `using var client = new HttpClient();\nConsole.WriteLine(await client.GetStringAsync(${quoteCsharp(url)}));`;
}

const implicitUsings = ['System.Collections.Generic', 'System.IO', 'System.Linq'];

/** A raw string literal, whose closing quotes set the margin. */
function quoteLong(text: string): string {
  if (!isLongText(text) || text.includes('"""')) return quoteCsharp(text);
  return `"""\n${indentText(text, '    ')}\n    """`;
}
