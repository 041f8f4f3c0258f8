import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { openIcons } from '../../../../src/build/render/open-icons.ts';
import { openOwnIcons } from '../../../../src/build/render/open-own-icons.ts';
import { iconFolders } from '../../../../src/view/icons/icon-files.ts';

const modules = resolve(import.meta.dirname, '../../../../node_modules');
const paths = Object.values(iconFolders).flatMap((folders) => Object.values(folders) as string[]);

test.each(paths)('the pack of %s holds what the package holds', (path) => {
  const icons = openOwnIcons();
  const files = readdirSync(join(modules, path)).filter((name) => name.endsWith('.svg'));
  expect(icons.listPackageFolder(path)).toEqual(files.sort());
  for (const name of [files[0]!, files[31]!, files[32]!, files.at(-1)!])
    expect(icons.readPackageFile(`${path}/${name}`)).toBe(readFileSync(join(modules, path, name), 'utf8'));
});

test('what there is not is nothing, and packs that were never made are said', () => {
  const icons = openOwnIcons();
  expect(icons.readPackageFile('lucide-static/icons/no-such-icon.svg')).toBeNull();
  expect(icons.readPackageFile('no-such-package/icons/house.svg')).toBeNull();
  expect(icons.listPackageFolder('no-such-package/icons')).toEqual([]);
  expect(() => openIcons(join(modules, 'no-such-folder'))).toThrow('npm run compile');
});
