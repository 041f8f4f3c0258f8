/** A way to install a package, as people have it. */
export interface PackageManager {
  name: string;
  /** From npm, which has them all; `null` for npm itself. */
  tool: string | null;
  /** Commands after the tool's own name, in an empty folder. */
  install: (archive: string) => string[][];
  /** Files to be there before. */
  files?: Record<string, string>;
  /** Arguments of the tool that run a program of the folder's packages; the program's own file otherwise. */
  run?: string[];
}

const modern = { '.yarnrc.yml': 'enableTelemetry: false\nenableImmutableInstalls: false\nnpmMinimalAgeGate: 0\n' };

export const packageManagers: readonly PackageManager[] = [
  { name: 'npm', tool: null, install: (archive) => [['install', archive]] },
  ...[9, 10].map((version) => ({
    name: `pnpm ${version}`,
    tool: `pnpm@${version}`,
    install: (archive: string) => [['add', archive]],
  })),
  // It refuses packages with install scripts that nobody has allowed, of which Astro brings one.
  { name: 'pnpm 12', tool: 'pnpm@12', install: (archive) => [['add', '--allow-build=esbuild', archive]] },
  { name: 'yarn 1', tool: 'yarn@1', install: (archive) => [['add', archive]] },
  {
    name: 'yarn 4, node_modules',
    tool: '@yarnpkg/cli-dist@4',
    install: (archive) => [['add', `docwright@file:${archive}`]],
    files: { ...modern, '.yarnrc.yml': `${modern['.yarnrc.yml']}nodeLinker: node-modules\n`, 'yarn.lock': '' },
  },
  {
    name: 'yarn 4, PnP',
    tool: '@yarnpkg/cli-dist@4',
    install: (archive) => [['add', `docwright@file:${archive}`]],
    files: { ...modern, 'yarn.lock': '' },
    run: ['exec'],
  },
  { name: 'bun', tool: 'bun@1', install: (archive) => [['add', archive]] },
];

/** Generators of the same kind, installed in the same run. */
export const peers: readonly { name: string; packages: string[] }[] = [
  { name: 'Astro alone', packages: ['astro@7.3.5'] },
  { name: 'Starlight', packages: ['@astrojs/starlight', 'astro', 'sharp'] },
  { name: 'VitePress', packages: ['vitepress'] },
  { name: 'Zudoku', packages: ['zudoku', 'react', 'react-dom'] },
];
