import { join } from 'node:path';
import type { HttpRequest } from '../../src/model/http.ts';

/** How the snippets of one language are run. Commands run in the folder of their case, which holds the case's files. */
export interface Toolchain {
  /** The snippet language's key. A language may have several toolchains. */
  key: string;
  /** Tells it from the others of its language. */
  name?: string;
  /** Name of the source file. */
  file: string;
  /** Succeeds where the language can be run. */
  probe: string[];
  /** Files that stand beside every snippet. */
  extra?: Record<string, string>;
  /** What a project would have around the snippet. */
  wrap?: (source: string, id: string, request: HttpRequest) => string;
  /** Run once, in the folder above, when all snippets are written. */
  prepare?: { files?: (ids: string[]) => Record<string, string>; command: (ids: string[]) => string[] };
  compile?: string[];
  run: (id: string) => string[];
  /** What the platform's client sends in no way; the snippet says so. */
  refuses?: (request: HttpRequest) => boolean;
}

const { execPath } = process;
const typeRoots = join(import.meta.dirname, '../../node_modules/@types');

// The page a browser's snippet runs in: an input with the files that the case sends.
const browserPage = `import { readFileSync } from 'node:fs';
const names = JSON.parse(readFileSync('files.json', 'utf8'));
globalThis.document = { querySelector: () => ({ files: names.map((name) => new File([readFileSync(name)], name)) }) };
`;

const csharpProject = {
  extra: {
    'usings.cs': [
      'System',
      'System.IO',
      'System.Linq',
      'System.Net.Http',
      'System.Threading',
      'System.Threading.Tasks',
      'System.Collections.Generic',
    ]
      .map((name) => `global using global::${name};`)
      .join('\n'),
    'main.runtimeconfig.json': JSON.stringify({
      runtimeOptions: { rollForward: 'LatestMajor', framework: { name: 'Microsoft.NETCore.App', version: '8.0.0' } },
    }),
    'compile.sh': `runtime=$(dotnet --list-runtimes | sed -n 's/^Microsoft.NETCore.App \\([^ ]*\\) \\[\\(.*\\)\\]$/\\2\\/\\1/p' | tail -1)
sdk=$(dotnet --list-sdks | sed -n 's/^\\([^ ]*\\) \\[\\(.*\\)\\]$/\\2\\/\\1/p' | tail -1)
dotnet exec "$sdk/Roslyn/bincore/csc.dll" -nologo -nostdlib -nullable -lib:"$runtime" -out:main.dll "$@" \\
  $(for name in Private.CoreLib Private.Uri Runtime Console Net.Http Net.Primitives Collections Linq Threading; do echo "-r:System.$name.dll"; done)
`,
  },
  probe: ['dotnet', '--version'],
  run: () => ['dotnet', 'exec', 'main.dll'],
};

const rustManifest =
  '[package]\nname = "cases"\nversion = "0.1.0"\nedition = "2021"\n\n[dependencies]\nreqwest = { version = "*", features = ["blocking", "multipart"] }\n';

export const toolchains: Toolchain[] = [
  { key: 'bash', file: 'main.sh', probe: ['curl', '--version'], run: () => ['bash', 'main.sh'] },
  {
    key: 'python',
    file: 'main.py',
    probe: ['python3', '-c', 'import requests; print(requests.__version__)'],
    run: () => ['python3', 'main.py'],
  },
  {
    key: 'javascript',
    file: 'main.mjs',
    probe: [execPath, '--version'],
    extra: { 'page.mjs': browserPage },
    run: () => [execPath, '--import', './page.mjs', 'main.mjs'],
  },
  { key: 'node', file: 'main.mjs', probe: [execPath, '--version'], run: () => [execPath, 'main.mjs'] },
  {
    key: 'php',
    file: 'main.php',
    probe: ['php', '-r', 'echo curl_version()["version"];'],
    run: () => ['php', 'main.php'],
  },
  { key: 'go', file: 'main.go', probe: ['go', 'version'], run: () => ['go', 'run', 'main.go'] },
  {
    key: 'java',
    file: 'Main.java',
    probe: ['java', '--version'],
    run: () => ['java', '-XX:TieredStopAtLevel=1', 'Main.java'],
  },
  { key: 'ruby', file: 'main.rb', probe: ['ruby', '--version'], run: () => ['ruby', 'main.rb'] },
  {
    key: 'powershell',
    file: 'main.ps1',
    probe: ['pwsh', '--version'],
    run: () => ['pwsh', '-NoProfile', '-File', 'main.ps1'],
  },
  {
    key: 'swift',
    file: 'main.swift',
    probe: ['swift', '--version'],
    // Outside Apple's systems `URLSession` is a module of its own.
    wrap: (source) =>
      source.replace(
        'import Foundation\n',
        'import Foundation\n#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif\n',
      ),
    run: () => ['swift', 'main.swift'],
    refuses: ({ method, body }) => method === 'GET' && body !== null,
  },
  { key: 'csharp', file: 'main.cs', ...csharpProject, compile: ['sh', 'compile.sh', 'main.cs', 'usings.cs'] },
  { key: 'dotnet', file: 'main.cs', ...csharpProject, compile: ['sh', 'compile.sh', 'main.cs'] },
  {
    key: 'dotnet',
    name: 'dotnet (Mono)',
    file: 'main.cs',
    probe: ['mcs', '--version'],
    // Its compiler knows C# 7.0, in which `Main` waits for nothing.
    wrap: (source) =>
      source.replace('static async Task Main()', 'static void Main() => Run().Wait();\n\n    static async Task Run()'),
    compile: ['mcs', '-langversion:latest', '-r:System.Net.Http', 'main.cs', '-out:main.exe'],
    run: () => ['mono', 'main.exe'],
  },
  {
    key: 'typescript',
    file: 'main.mts',
    probe: [execPath, '--version'],
    extra: { 'page.mjs': browserPage },
    prepare: {
      command: (ids) => [
        'tsc',
        '--ignoreConfig',
        '--noEmit',
        '--strict',
        '--target',
        'esnext',
        '--module',
        'preserve',
        '--lib',
        'esnext,dom,dom.iterable',
        '--types',
        'node',
        '--typeRoots',
        typeRoots,
        ...ids.map((id) => `${id}/main.mts`),
      ],
    },
    run: () => [execPath, '--import', './page.mjs', 'main.mts'],
  },
  {
    key: 'c',
    file: 'main.c',
    probe: ['curl-config', '--version'],
    compile: ['gcc', '-Wall', '-Werror', 'main.c', '-o', 'main', '-lcurl'],
    run: () => ['./main'],
  },
  {
    key: 'c++',
    file: 'main.cpp',
    probe: ['curl-config', '--version'],
    compile: ['g++', '-Wall', '-Werror', '-std=c++11', 'main.cpp', '-o', 'main', '-lcurl'],
    run: () => ['./main'],
  },
  {
    key: 'kotlin',
    file: 'main.kt',
    probe: ['kotlinc', '-version'],
    wrap: (source, id) => `package ${id}\n\n${source}`,
    prepare: {
      command: () => ['kotlinc', '.', '-nowarn', '-jvm-target', '1.8', '-include-runtime', '-d', 'cases.jar'],
    },
    run: (id) => ['java', '-XX:TieredStopAtLevel=1', '-cp', '../cases.jar', `${id}.MainKt`],
  },
  {
    key: 'rust',
    file: 'main.rs',
    probe: ['cargo', '--version'],
    prepare: {
      files: (ids) => ({
        'Cargo.toml': rustManifest + ids.map((id) => `\n[[bin]]\nname = "${id}"\npath = "${id}/main.rs"\n`).join(''),
        // Debian's packages of crates are a registry on the disk.
        '.cargo/config.toml':
          '[source.crates-io]\nreplace-with = "debian"\n\n[source.debian]\ndirectory = "/usr/share/cargo/registry"\n',
      }),
      command: () => ['cargo', 'build', '--offline', '--quiet'],
    },
    run: (id) => [`../target/debug/${id}`],
  },
  {
    key: 'dart',
    file: 'main.dart',
    probe: ['dart', '--version'],
    // Where packages cannot be downloaded, a package configuration made by hand.
    run: () => ['dart', ...(process.env.DART_PACKAGES ? [`--packages=${process.env.DART_PACKAGES}`] : []), 'main.dart'],
  },
];
