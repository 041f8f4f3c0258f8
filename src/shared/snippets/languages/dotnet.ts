import type { SnippetWriter } from '../../../model/api/snippet.ts';
import {
  dotnetNamespaces,
  quoteCsharp,
  writeDotnetClient,
  writeDotnetMethod,
  writeDotnetRequest,
} from '../dotnet-request.ts';
import { isLongText } from '../long-text.ts';
import { indentStatements } from '../statements.ts';

/** `HttpClient` in a class of its own that every .NET compiles, .NET Framework 4.7 included. */
export const generate: SnippetWriter = (request) => {
  const statements = writeDotnetRequest(request, { quoteLong, indent });
  const body = [
    `var client = ${writeDotnetClient(request, '.NET Framework')};`,
    `var request = new HttpRequestMessage(${writeDotnetMethod(request.method)}, ${quoteCsharp(request.url)});`,
    ...statements,
    '',
    'var response = await client.SendAsync(request);',
    'Console.WriteLine(await response.Content.ReadAsStringAsync());',
    'response.EnsureSuccessStatusCode();',
  ];
  const usings = ['System', 'System.Net.Http', 'System.Threading.Tasks', ...dotnetNamespaces(request)]
    .sort()
    .map((name) => `using ${name};`);
  return [
    ...usings,
    '',
    'class Program',
    '{',
    '    static async Task Main()',
    '    {',
    ...indentStatements(body, indent),
    '    }',
    '}',
  ].join('\n');
};

const indent = ' '.repeat(8);

/** A verbatim string, in which a doubled quote stands for one. */
function quoteLong(text: string): string {
  return isLongText(text) ? `@"${text.replaceAll('"', '""')}"` : quoteCsharp(text);
}
