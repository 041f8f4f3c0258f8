import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPictures } from '../../../../scripts/compile/find-pictures.ts';
import { packIcons } from '../../../../scripts/compile/pack-icons.ts';
import { simplifyPictures } from '../../../../scripts/compile/simplify-pictures.ts';
import { openIcons } from '../../../../src/build/render/open-icons.ts';
import { openOwnIcons } from '../../../../src/build/render/open-own-icons.ts';
import { iconFolders } from '../../../../src/view/icons/icon-files.ts';

const root = resolve(import.meta.dirname, '../../../..');
const paths = Object.values(iconFolders).flatMap((folders) => Object.values(folders) as string[]);
let folder = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'docwright-icons-'));
  await packIcons(root, folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(paths)('the pack of %s holds what the package holds', async (path) => {
  const pictures = await simplifyPictures(root, findPictures(root, path).pictures);
  const files = Object.keys(pictures).sort();
  expect(files.length).toBeGreaterThan(200);
  for (const icons of [openIcons(folder), openOwnIcons()]) {
    expect(icons.listPackageFolder(path)).toEqual(files);
    for (const name of [files[0]!, files[31]!, files[32]!, files.at(-1)!]) {
      expect(pictures[name]).toContain('<svg');
      expect(icons.readPackageFile(`${path}/${name}`)).toBe(pictures[name]);
    }
  }
});

test('what there is not is nothing, and packs that were never made are said', () => {
  const icons = openOwnIcons();
  expect(icons.readPackageFile('lucide-static/icons/no-such-icon.svg')).toBeNull();
  expect(icons.readPackageFile('no-such-package/icons/house.svg')).toBeNull();
  expect(icons.listPackageFolder('no-such-package/icons')).toEqual([]);
  expect(() => openIcons(join(root, 'no-such-folder'))).toThrow('npm run compile');
});
