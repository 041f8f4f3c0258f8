import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkSite } from '../../../../src/build/check/check-site.ts';

const symbol = (text: string): string =>
  JSON.stringify({
    ...{ id: 0, name: 'lib', kind: 1 },
    children: [{ id: 1, name: 'Client', kind: 128, comment: { summary: [{ kind: 'text', text }] } }],
  });
const picture = '![](https://example.com/a.png)';
const files = {
  'docs.json': JSON.stringify({
    theme: 'mint',
    name: 'T',
    colors: { primary: '#112233' },
    navigation: {
      tabs: [
        { tab: 'API', graphql: 's.graphql', groups: [{ group: 'A', pages: ['user'] }] },
        { tab: 'SDK', sdk: { format: 'typedoc', source: 'sdk.json' }, groups: [{ group: 'A', pages: ['client'] }] },
      ],
    },
  }),
  'user.mdx': `---\ntitle: User\ngraphql: type User\n---\n\n[Own](/own) ${picture}`,
  'client.mdx': '---\ntitle: Client\nsdk: class Client\n---\n',
  's.graphql': `type Query { user: User }\n"""\nA user.\n\n[Gone](/gone) ${picture}\n"""\ntype User { id: ID }`,
  'sdk.json': symbol(`A client.\n\n[Lost](/lost) ${picture}`),
};

test('a fault in what is made behind the words of an author is told where it comes from', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'docwright-made-'));
  try {
    for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
    const { problems } = await checkSite({ folder, base: '', origin: null, service: null });
    const told = problems.map(({ code, file, line, key, via }) => [code, file, line ?? key, via]);
    expect(told).toEqual(
      expect.arrayContaining([
        ['dead-link', 'user.mdx', 6, undefined],
        ['missing-alt-text', 'user.mdx', 6, undefined],
        ['dead-link', 's.graphql', 5, 'user.mdx'],
        ['missing-alt-text', 's.graphql', 'type User', 'user.mdx'],
        ['dead-link', 'sdk.json', 1, 'client.mdx'],
        ['missing-alt-text', 'sdk.json', 'classes/Client', 'client.mdx'],
      ]),
    );
    expect(told).toHaveLength(6);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
