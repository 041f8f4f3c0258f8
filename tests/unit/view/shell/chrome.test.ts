import { describe, expect, test } from 'vitest';
import { languageName } from '../../../../src/base/languages/language-name.ts';
import { bannerKey } from '../../../../src/view/shell/banner-key.ts';
import { fillStyle } from '../../../../src/view/shell/fill-style.ts';
import { navbarLabel } from '../../../../src/view/shell/navbar-label.ts';
import { resolveChrome } from '../../../../src/view/shell/resolve-chrome.ts';
import { socialIcon, socialName } from '../../../../src/view/shell/social-platforms.ts';

const banner = (content: string) => ({ content, dismissible: true, type: 'info' as const, color: null });

test('a language brings its own bars, the rest stay the site’s', () => {
  const navbar = { links: [], primary: null };
  const config = { navbar, footer: { socials: [], links: [] }, banner: banner('Hello') };
  const chrome = resolveChrome(config, { banner: banner('Bonjour') });
  expect(chrome.banner?.content).toBe('Bonjour');
  expect(chrome.navbar).toBe(navbar);
  expect(resolveChrome(config, {}).banner?.content).toBe('Hello');
});

test('text reads on the colour that a banner or an anchor brings, in both modes', () => {
  expect(fillStyle({ light: '#1e3a5f', dark: '#ffe066' })).toBe(
    '--dw-button:light-dark(#1e3a5f,#ffe066);--dw-on-button:light-dark(#ffffff,#0c0d10)',
  );
  expect(fillStyle(null)).toBeUndefined();
});

test('a banner’s key changes with what it says', () => {
  expect(bannerKey(banner('One'))).toBe(bannerKey(banner('One')));
  expect(bannerKey(banner('One'))).not.toBe(bannerKey(banner('Two')));
});

test.each([
  [{ type: 'github', href: 'https://github.com/acme/cli' }, 'acme/cli'],
  [{ type: 'github', href: 'https://github.com/acme' }, 'GitHub'],
  [{ type: 'discord', href: 'https://discord.gg/x' }, 'Discord'],
  [{ type: 'link', href: '/x', label: 'Own' }, 'Own'],
] as const)('navbar label %#', (link, label) => {
  expect(navbarLabel({ label: '', icon: null, ...link })).toBe(label);
});

test.each([
  ['fr', 'Français'],
  ['pt-BR', 'Português (Brasil)'],
  ['cn', '中文'],
  ['zh-Hant', '繁體中文'],
  ['jp', '日本語'],
  ['English (beta)', 'English (beta)'],
])('language %s is %s', (label, name) => {
  expect(languageName(label)).toBe(name);
});

describe('social platforms', () => {
  test('have a name and a brand', () => {
    expect(socialName('hacker-news')).toBe('Hacker News');
    expect(socialIcon('x')).toEqual({ name: 'x-twitter', style: 'brands', library: 'fontawesome' });
  });

  test('that nobody knows are links', () => {
    expect(socialName('constructor')).toBe('constructor');
    expect(socialIcon('constructor').name).toBe('link');
  });
});
