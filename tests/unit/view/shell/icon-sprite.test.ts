import { describe, expect, test } from 'vitest';
import type { IconValue } from '../../../../src/model/config.ts';
import type { Site } from '../../../../src/model/site.ts';
import { buildIconSprite } from '../../../../src/view/shell/icon-sprite/build-icon-sprite.ts';
import { collectShellIcons } from '../../../../src/view/shell/icon-sprite/collect-shell-icons.ts';

const icon = (name: string, library: IconValue['library'] = null): IconValue => ({ name, style: null, library });
const drawings: Record<string, string> = {
  star: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="currentColor"><path d="M0 0"/></svg>',
  moon: '<svg viewBox="0 0 16 16" fill="none" stroke="currentColor"><path d="M1 1"/></svg>',
  photo: '<img src="/photo.png" alt="">',
  glow: '<svg viewBox="0 0 1 1"><path fill="url(#a)"/><linearGradient id="a"/></svg>',
};
const build = (...names: string[]) =>
  buildIconSprite(
    names.map((name) => icon(name)),
    ({ name }) => drawings[name] ?? '',
  );

test('an icon is written once, and shown by its address', () => {
  const sprite = build('star', 'moon', 'moon', 'star', 'moon');
  expect(sprite.text).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="i0" viewBox="0 0 16 16" fill="none" stroke="currentColor"><path d="M1 1"/></symbol><symbol id="i1" viewBox="0 0 24 24" fill="currentColor"><path d="M0 0"/></symbol></svg>',
  );
  expect(sprite.use(icon('star'), { address: '/docs/icons.svg' })).toBe('<svg><use href="/docs/icons.svg#i1"/></svg>');
  expect(sprite.use(icon('moon'), { address: '/icons.svg', size: '1.25rem' })).toBe(
    '<svg width="1.25rem" height="1.25rem"><use href="/icons.svg#i0"/></svg>',
  );
});

test.each(['photo', 'glow', 'unknown'])('%s stays with the page', (name) => {
  const sprite = build(name);
  expect(sprite.text).toBe('');
  expect(sprite.use(icon(name), { address: '/icons.svg' })).toBeNull();
});

test('the same name in another library is another icon', () => {
  const sprite = buildIconSprite([icon('star', 'lucide')], () => drawings.star!);
  expect(sprite.use(icon('star', 'tabler'), { address: '/icons.svg' })).toBeNull();
});

test('a file of many icons keeps to the most frequent', () => {
  const names = Array.from({ length: 500 }, (_, index) => `n${index}`);
  const sprite = buildIconSprite(
    [...names, 'n499'].map((name) => icon(name)),
    () => drawings.star!,
  );
  expect(sprite.text.match(/<symbol/g)).toHaveLength(160);
  expect(sprite.use(icon('n499'), { address: '' })).not.toBeNull();
});

describe('the icons of a site', () => {
  const link = (own: object) => ({ type: 'link', label: '', href: '/', icon: null, ...own });
  const site = {
    config: {
      navbar: {
        links: [link({ icon: icon('bar') }), link({ type: 'github' })],
        primary: link({ type: 'button', icon: icon('go') }),
      },
      footer: { socials: [{ platform: 'x', href: 'https://x.com' }], links: [] },
    },
    navigation: {
      root: [
        {
          kind: 'division',
          icon: icon('tab'),
          children: [
            {
              kind: 'division',
              icon: null,
              bars: { navbar: { links: [link({ icon: icon('barre') })], primary: null } },
              children: [],
            },
            {
              kind: 'group',
              icon: icon('group'),
              children: [
                { kind: 'page', icon: icon('page') },
                { kind: 'page', icon: null },
              ],
            },
          ],
        },
      ],
      global: [{ kind: 'division', icon: icon('anchor'), children: [] }],
    },
  } as unknown as Site;

  test('are those of navigation, bars and footer, in every language', () => {
    expect(
      collectShellIcons(site)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['anchor', 'bar', 'barre', 'github', 'go', 'group', 'page', 'tab', 'x-twitter']);
  });
});
