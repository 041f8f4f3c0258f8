import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkTypes } from '../../../../scripts/types/check-types.ts';

const folder = mkdtempSync(join(tmpdir(), 'docwright-types-'));
afterAll(() => rmSync(folder, { recursive: true }));

const settings = {
  compilerOptions: {
    module: 'Preserve',
    jsx: 'react-jsx',
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    allowImportingTsExtensions: true,
  },
  include: ['src'],
};
const sound = {
  'title.ts': "export const title = 'Guide';\n",
  'Logo.astro': '---\ninterface Props {\n  name: string;\n}\n---\n\n<b>{Astro.props.name}</b>\n',
  'Right.astro': '---\nimport Logo from \'./Logo.astro\';\n---\n\n<Logo name="a" />\n',
};

test('has nothing to say of sound components', () => {
  expect(faultsOf(sound)).toEqual([]);
});

test('finds what is wrong in the front matter and in the template of a component', () => {
  const faulty = {
    ...sound,
    'Page.astro': "---\nimport { title } from './title.ts';\nconst { title } = Astro.props;\n---\n\n<p>{title}</p>\n",
    'Wrong.astro': '---\nimport Logo from \'./Logo.astro\';\n---\n\n<div>\n  <Logo nam="a" />\n</div>\n',
  };
  expect(faultsOf(faulty)).toEqual([
    expect.stringMatching(/^src\/Page\.astro\(2,10\): error TS2440: Import declaration conflicts/),
    expect.stringMatching(/^src\/Wrong\.astro\(6,9\): error TS2322: Type '\{ nam: string; \}'/),
    expect.stringContaining("Property 'nam' does not exist"),
  ]);
});

test('knows the globals of components in components alone', () => {
  expect(faultsOf({ 'stray.ts': 'export const path = Astro.url;\n' })).toEqual([
    expect.stringMatching(/^src\/stray\.ts\(1,21\): error TS2304/),
  ]);
});

function faultsOf(files: Record<string, string>): string[] {
  const root = mkdtempSync(join(folder, 'project-'));
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
  writeFileSync(join(root, 'tsconfig.json'), JSON.stringify(settings));
  mkdirSync(join(root, 'src'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, 'src', name), text);
  return checkTypes({ root, mirror: join(root, '.mirror'), folders: ['src'] });
}
