import { expect, test } from 'vitest';
import { refuseUnclearParts } from '../../../../src/build/render/refuse-unclear-parts.ts';
import type { Page } from '../../../../src/model/page.ts';
import type { Problem } from '../../../../src/model/problem.ts';

const body = "import { Staff } from '/snippets/staff.jsx';\n\nText";
const page = { source: { file: 'a.mdx', body, line: 1 } } as Page;
const repaired = (message: string): Problem => ({ severity: 'warning', code: 'mdx-repaired', message });

test.each<[string, string, Problem[]]>([
  ['a tag that became text', '<p>&lt;Visibility for="signed-in"&gt; secret</p>', [repaired('This < starts no tag')]],
  ['a wrapper that became text', '<p>&lt;Staff&gt; secret</p>', [repaired('This < starts no tag')]],
  ['a tag that was closed elsewhere', '<p>secret</p>', [repaired('Nothing opens </Visibility>')]],
])('%s refuses the page', (_, html, problems) => {
  expect(() => refuseUnclearParts(page, { html, problems })).toThrow(/tags that restrict a part/);
});

test.each<[string, string, Problem[]]>([
  ['a page without repairs', '<p>&lt;Visibility&gt; as an author writes it</p>', []],
  ['code', '<pre><code>&lt;Visibility&gt;</code></pre>', [repaired('<br> is closed')]],
  ['another tag', '<p>&lt;Thing&gt;</p>', [repaired('<Thing> is not closed')]],
])('%s is shown', (_, html, problems) => {
  expect(() => refuseUnclearParts(page, { html, problems })).not.toThrow();
});
