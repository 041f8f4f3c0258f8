import type { SnippetLanguage } from '../../model/api.ts';
import { bash } from './languages/bash.ts';
import { c } from './languages/c.ts';
import { cpp } from './languages/cpp.ts';
import { csharp } from './languages/csharp.ts';
import { dart } from './languages/dart.ts';
import { dotnet } from './languages/dotnet.ts';
import { go } from './languages/go.ts';
import { java } from './languages/java.ts';
import { javascript } from './languages/javascript.ts';
import { kotlin } from './languages/kotlin.ts';
import { node } from './languages/node.ts';
import { php } from './languages/php.ts';
import { powershell } from './languages/powershell.ts';
import { python } from './languages/python.ts';
import { ruby } from './languages/ruby.ts';
import { rust } from './languages/rust.ts';
import { swift } from './languages/swift.ts';
import { typescript } from './languages/typescript.ts';

/** Every language a snippet can be written in, in the order of docs/format.md#snippet-languages. */
export const snippetLanguages: SnippetLanguage[] = [
  bash,
  python,
  javascript,
  node,
  php,
  go,
  java,
  ruby,
  powershell,
  swift,
  csharp,
  dotnet,
  typescript,
  c,
  cpp,
  kotlin,
  rust,
  dart,
];
