import type { SnippetLanguage } from '../../model/api.ts';
import { quoteCsharp, usesHeaderTypes, writeDotnetMethod, writeDotnetRequest } from '../dotnet-request.ts';
import { isLongText } from '../long-text.ts';
import { countFiles } from '../request-files.ts';
import { indentStatements } from '../statements.ts';
import type { HttpRequest } from '../../model/http.ts';

/** `HttpClient` in a class of its own that every .NET compiles, .NET Framework 4.7 included. */
export const dotnet: SnippetLanguage = {
  key: 'dotnet',
  aliases: ['.net', 'dot-net'],
  label: '.NET',
  highlight: 'csharp',
  icon: 'hexagon-letter-n',
  generate: (request) => {
    const statements = writeDotnetRequest(request, { quoteLong, indent });
    const body = [
      'var client = new HttpClient();',
      `var request = new HttpRequestMessage(${writeDotnetMethod(request.method)}, ${quoteCsharp(request.url)});`,
      ...statements,
      '',
      'var response = await client.SendAsync(request);',
      'Console.WriteLine(await response.Content.ReadAsStringAsync());',
    ];
    const usings = namespacesOf(request, usesHeaderTypes(statements)).map((name) => `using ${name};`);
    return [...usings, '', 'class Program', '{', '    static async Task Main()', '    {', ...indentStatements(body, indent), '    }', '}'].join('\n');
  },
};

const indent = ' '.repeat(8);

function namespacesOf(request: HttpRequest, hasHeaderTypes: boolean): string[] {
  return [
    'System',
    ...(request.body?.kind === 'form' ? ['System.Collections.Generic'] : []),
    ...(countFiles(request) > 0 ? ['System.IO'] : []),
    'System.Net.Http',
    ...(hasHeaderTypes ? ['System.Net.Http.Headers'] : []),
    'System.Threading.Tasks',
  ];
}

/** A verbatim string, in which a doubled quote stands for one. */
function quoteLong(text: string): string {
  return isLongText(text) ? `@"${text.replaceAll('"', '""')}"` : quoteCsharp(text);
}
