import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadSkills } from '../../../../src/read/site/load-skills.ts';
import { scanFolder } from '../../../../src/read/site/scan-folder.ts';
import { createSourceCache } from '../../../../src/read/site/source-cache.ts';

test.each([
  ['', true],
  ['public: true', true],
  ['public: true\ngroups: [staff]', true],
  ['groups: [staff]', false],
  ['groups: 7', false],
  ['public: false', false],
  ['isPublic: false', false],
  ['public: nobody', false],
])('a skill that says "%s" of its readers is offered to everybody: %j', (readers, isOpen) => {
  const folder = mkdtempSync(join(tmpdir(), 'docwright-skills-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'skill.md'), `---\nname: send\n${readers}\n---\nHow to send.\n`);
  const context = { config: { name: 'Acme', description: '' }, cache: createSourceCache(folder), problems: [] };
  expect(loadSkills(scanFolder(folder), context).map(({ name }) => name)).toEqual(isOpen ? ['send'] : []);
});
