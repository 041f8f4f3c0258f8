import { expect, test } from 'vitest';
import { findReleaseFaults, type ReleaseState } from '../../../scripts/release/find-release-faults.ts';

const address = 'https://github.com/someone/docwright';
const ready: ReleaseState = {
  tag: 'v1.2.0',
  manifest: {
    version: '1.2.0',
    repository: { url: `git+${address}.git` },
    homepage: `${address}#readme`,
    bugs: `${address}/issues`,
  },
  changelog: '# Changelog\n\n## 1.2.0\n\n- New.\n\n## 1.1.0\n\n- Old.\n',
  changesets: ['README.md', 'config.json', 'changelog.js'],
};

test('what is ready has no faults, tagged or not', () => {
  expect(findReleaseFaults(ready)).toEqual([]);
  expect(findReleaseFaults({ ...ready, tag: null })).toEqual([]);
});

test('a tag, a changelog and changesets that are not of the version are told', () => {
  const faults = findReleaseFaults({
    ...ready,
    tag: 'v1.2.1',
    changelog: ready.changelog.replace('## 1.2.0', '## Unreleased'),
    changesets: [...ready.changesets, 'brave-cats-run.md'],
  });
  expect(faults).toEqual([
    'The tag is v1.2.1, the version in package.json 1.2.0.',
    'CHANGELOG.md begins with "## Unreleased", not with "## 1.2.0".',
    '.changeset/brave-cats-run.md is in no release yet: npx changeset version',
  ]);
  expect(findReleaseFaults({ ...ready, changelog: '# Changelog\n' })).toHaveLength(1);
});

test('addresses that are placeholders are told by their names', () => {
  const manifest = { ...ready.manifest, repository: { url: 'git+https://example.com/docwright/docwright.git' } };
  expect(findReleaseFaults({ ...ready, manifest })).toEqual([
    '"repository" in package.json is a placeholder: put the real address in.',
  ]);
});
