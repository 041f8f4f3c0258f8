import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readGrammars } from '../../../../src/build/session/read-grammars.ts';
import { parseSiteConfig } from '../../../../src/read/site/parse-site-config.ts';

const folder = mkdtempSync(join(tmpdir(), 'docwright-grammars-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const grammar = JSON.stringify({ name: 'recipe', scopeName: 'source.recipe', patterns: [] });

function read(files: Record<string, string>) {
  const custom = Object.keys(files);
  const settings = { name: 'A', colors: { primary: '#0d9373' }, navigation: { pages: [] } };
  writeFileSync(
    join(folder, 'docs.json'),
    JSON.stringify({ ...settings, styling: { codeblocks: { languages: { custom: [...custom, '/none.json'] } } } }),
  );
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
  const { config } = parseSiteConfig(folder, {});
  const { grammars, problems } = readGrammars(folder, { config: config! });
  return { names: grammars.map(({ name }) => name), told: problems.map(({ code, file, line }) => [code, file, line]) };
}

test('grammars are read with and without a byte order mark', () => {
  const { names } = read({ 'a.json': grammar, 'b.json': `\uFEFF${grammar.replace('recipe', 'soup')}` });
  expect(names).toEqual(['recipe', 'soup']);
});

test('those that are no JSON or no grammar are told where they are named', () => {
  expect(read({ 'a.json': '{', 'b.json': '{}' })).toEqual({
    names: [],
    told: [
      ['unreadable-grammar', 'docs.json', 1],
      ['unreadable-grammar', 'docs.json', 1],
    ],
  });
});
