import { expect, test } from 'vitest';
import { tellUnreachablePages } from '../../../../src/cli/serve/tell-unreachable-pages.ts';

const site = (domain: string, ...kinds: ('everyone' | 'members')[]) =>
  ({ domain, manifest: { pages: kinds.map((kind) => ({ access: { kind, groups: null } })) } }) as never;

test('pages for members are told of where nobody can sign in', () => {
  const served = [
    site('open', 'everyone'),
    site('closed', 'everyone', 'members'),
    site('signed', 'members'),
    site('wayless', 'members'),
  ];
  const entries = [
    { domain: 'open', signIn: null },
    { domain: 'closed', signIn: null },
    { domain: 'signed', signIn: { methods: [{ kind: 'jwt' }] } as never },
    { domain: 'wayless', signIn: { methods: [{ kind: 'password', passwords: [] }] } as never },
  ];
  expect(tellUnreachablePages(served, entries)).toMatchObject([
    { severity: 'warning', message: 'closed has pages for members, but nobody can sign in' },
    { severity: 'warning', message: 'wayless has pages for members, but nobody can sign in' },
  ]);
});
