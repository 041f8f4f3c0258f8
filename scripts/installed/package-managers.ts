/** A way to install the package, as people have it. */
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
  /** Folder of the workspace that wants the package; the whole otherwise. */
  member?: string;
}

const yarnSettings = 'enableTelemetry: false\nenableImmutableInstalls: false\nnpmMinimalAgeGate: 0\n';
const member = '{ "name": "docs", "version": "1.0.0", "private": true }\n';

export const packageManagers: readonly PackageManager[] = [
  { name: 'npm', tool: null, install: (archive) => [['install', archive]] },
  {
    name: 'npm workspace',
    tool: null,
    install: (archive) => [['install', archive, '--workspace', 'docs']],
    files: {
      'package.json': '{ "name": "all", "private": true, "workspaces": ["apps/*"] }\n',
      'apps/docs/package.json': member,
    },
    member: 'apps/docs',
    run: ['exec', '--'],
  },
  ...[9, 10, 12].map((version) => ({
    name: `pnpm ${version}`,
    tool: `pnpm@${version}`,
    install: (archive: string) => [['add', archive]],
  })),
  {
    name: 'pnpm workspace',
    tool: 'pnpm@10',
    install: (archive) => [['--filter', 'docs', 'add', archive]],
    files: { 'pnpm-workspace.yaml': 'packages: ["apps/*"]\n', 'apps/docs/package.json': member },
    member: 'apps/docs',
    run: ['exec'],
  },
  { name: 'yarn 1', tool: 'yarn@1', install: (archive) => [['add', archive]] },
  {
    name: 'yarn 4, node_modules',
    tool: '@yarnpkg/cli-dist@4',
    install: (archive) => [['add', `docwright@file:${archive}`]],
    files: { '.yarnrc.yml': `${yarnSettings}nodeLinker: node-modules\n`, 'yarn.lock': '' },
  },
  {
    name: 'yarn 4, PnP',
    tool: '@yarnpkg/cli-dist@4',
    install: (archive) => [['add', `docwright@file:${archive}`]],
    files: { '.yarnrc.yml': yarnSettings, 'yarn.lock': '' },
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
