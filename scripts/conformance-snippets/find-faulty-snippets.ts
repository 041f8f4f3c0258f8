import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Where grammars of languages lie whose tools cannot be had everywhere, by the key of the snippet's language. */
const grammars: Readonly<Record<string, string>> = {
  csharp: '@vscode/tree-sitter-wasm/wasm/tree-sitter-c-sharp.wasm',
  dotnet: '@vscode/tree-sitter-wasm/wasm/tree-sitter-c-sharp.wasm',
  dart: '@repomix/tree-sitter-wasms/out/tree-sitter-dart.wasm',
  powershell: '@vscode/tree-sitter-wasm/wasm/tree-sitter-powershell.wasm',
  swift: '@repomix/tree-sitter-wasms/out/tree-sitter-swift.wasm',
};

/**
 * Numbers of the snippets that the language's grammar of Tree-sitter does not take as they stand; `null` for a language
 * without one. `web-tree-sitter` and the packages named above are installed in a folder of one's own.
 */
export async function findFaultySnippets(
  key: string,
  sources: readonly string[],
  folder: string,
): Promise<number[] | null> {
  const grammar = grammars[key];
  if (grammar === undefined) return null;
  const require = createRequire(pathToFileURL(join(resolve(folder), 'index.js')));
  const { Parser, Language } = require('web-tree-sitter') as TreeSitter;
  await Parser.init();
  const parser = new Parser();
  parser.setLanguage(await Language.load(join(resolve(folder), 'node_modules', grammar)));
  return sources.flatMap((source, index) => (parser.parse(source).rootNode.hasError ? [index] : []));
}

interface TreeSitter {
  Parser: {
    new (): { setLanguage: (language: unknown) => void; parse: (text: string) => { rootNode: { hasError: boolean } } };
    init: () => Promise<void>;
  };
  Language: { load: (file: string) => Promise<unknown> };
}
