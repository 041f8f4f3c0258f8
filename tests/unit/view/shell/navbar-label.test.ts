import { expect, test } from 'vitest';
import type { NavbarLink } from '../../../../src/model/config.ts';
import { navbarLabel } from '../../../../src/view/shell/navbar-label.ts';

test.each([
  [{ href: 'https://github.com/acme/kit/tree/main' }, 'acme/kit'],
  [{ href: 'https://github.com' }, 'GitHub'],
  [{ href: 'https://gitlab.com/acme/kit' }, 'gitlab.com'],
  [{ href: 'https://www.linkedin.com/company/acme' }, 'LinkedIn'],
  [{ href: 'https://x.com/acme' }, 'X'],
  [{ href: 'https://acme.dev/join', icon: 'discord' }, 'Discord'],
  [{ href: 'https://status.acme.dev', icon: 'signal' }, 'status.acme.dev'],
  [{ href: 'https://notgithub.com/a/b' }, 'notgithub.com'],
  [{ href: 'mailto:help@acme.dev' }, 'help@acme.dev'],
  [{ href: '/guides/api-reference?x=1#y' }, 'Api reference'],
  [{ href: '/' }, 'Home'],
  [{ href: 'https://acme.dev', label: 'Ours' }, 'Ours'],
] as [{ href: string; icon?: string; label?: string }, string][])(
  '%o says "%s"',
  ({ href, icon, label = '' }, words) => {
    const link: NavbarLink = {
      type: 'link',
      label,
      href,
      icon: icon ? { name: icon, style: null, library: null } : null,
    };
    expect(navbarLabel(link)).toBe(words);
  },
);
