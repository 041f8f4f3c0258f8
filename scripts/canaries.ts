import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { markdownCases, nestedCases, simpleCases } from '../tests/e2e/access/canaries/build-cases.ts';
import { findInAnswers, findInFiles, readers } from '../tests/e2e/access/canaries/find-canaries.ts';
import { writePartsSite } from '../tests/e2e/access/canaries/write-parts-site.ts';
import { buildForMembers, openMembersSite } from '../tests/e2e/access/open-members-site.ts';

/**
 * Puts a word into every component in every other, with a condition around, between and inside of them, written in
 * every way; builds the site for a static host and for members; and looks for the words in every public file and in
 * every answer to each reader. Ends with 1 when one is found where it must not be; tells how many of a reader's own are
 * shown.
 */
const folder = mkdtempSync(join(tmpdir(), 'docwright-canaries-'));
const started = performance.now();
const cases = writePartsSite(join(folder, 'site'), [...simpleCases(), ...markdownCases(), ...nestedCases()]);
const command = [
  resolve(import.meta.dirname, '../bin/docwright.js'),
  'build',
  join(folder, 'site'),
  '--site',
  'https://docs.example.com',
];
const { status, stderr } = spawnSync(process.execPath, [...command, '--out', join(folder, 'static')], {
  encoding: 'utf8',
  maxBuffer: 1e9,
});
if (status !== 0) throw new Error(stderr);
buildForMembers(join(folder, 'site'), join(folder, 'members'));

const leaks = ['static', 'members'].flatMap((output) =>
  findInFiles(join(folder, output)).map((leak) => `${output}: ${leak}`),
);
const members = await openMembersSite(join(folder, 'members'));
for (const reader of readers) {
  const { leaks: told, seen, asked } = await findInAnswers(members, join(folder, 'members'), reader);
  const own = cases.filter(({ audience }) => reader.sees.includes(audience));
  const missing = own.filter(({ word }) => !seen.has(word));
  process.stdout.write(
    `${reader.name}: ${asked} addresses, ${told.length} leaks, ${own.length - missing.length} of ${own.length} own words\n`,
  );
  for (const { name, word, route } of missing.slice(0, 5))
    process.stdout.write(`  not shown: ${word} on ${route}: ${name}\n`);
  leaks.push(...told.map((leak) => `${reader.name}: ${leak}`));
}
for (const leak of leaks.slice(0, 50)) process.stdout.write(`LEAK ${leak}\n`);
process.stdout.write(
  `${cases.length} words, ${leaks.length} leaks, ${Math.round((performance.now() - started) / 1000)} s\n`,
);
rmSync(folder, { recursive: true, force: true });
process.exitCode = leaks.length === 0 ? 0 : 1;
