import { describe, expect, test } from 'vitest';
import { languages } from '../../../../src/base/languages/languages.ts';
import type { PageAccess, ServicePage } from '../../../../src/model/service.ts';
import { chooseLanguage, type LanguageWishes } from '../../../../src/service/access/choose-language.ts';
import { getSignInTexts } from '../../../../src/service/access/get-sign-in-texts.ts';
import { hashPassword } from '../../../../src/service/access/password.ts';
import { renderJwtPage } from '../../../../src/service/access/render-jwt-page.ts';
import { renderSignInPage, type SignInPage } from '../../../../src/service/access/render-sign-in-page.ts';
import { openAccess, tokenIn } from './open-access.ts';

describe.each(languages)('%s', (language) => {
  test('is the language of the whole page', () => {
    const page = renderSignInPage({
      ...plain,
      language,
      form: { action: '/a', redirect: '/', token: 't' },
      notice: 'wrongPassword',
    });
    const { signIn, password, notices } = getSignInTexts(language);
    expect(page).toContain(`<html lang="${language}" dir="${['ar', 'he'].includes(language) ? 'rtl' : 'ltr'}"`);
    expect(page).toContain(`<title>${signIn} - Docs</title>`);
    for (const text of [
      `<h1>${signIn}</h1>`,
      `>${password}</label>`,
      `<button class="button">${signIn}</button>`,
      `>${notices.wrongPassword}</p>`,
    ])
      expect(page).toContain(text);
    const others = languages.filter((other) => other !== language && getSignInTexts(other).signIn !== signIn);
    expect(others.filter((other) => page.includes(`>${getSignInTexts(other).signIn}<`))).toEqual([]);
  });
});

test('the field says what happened, which those hear who come to it at once, and is wrong only where the password was', () => {
  const form = { action: '/a', redirect: '/', token: 't' };
  const fieldOf = (page: Partial<SignInPage>): string =>
    /<input id="password"[^>]*>/.exec(renderSignInPage({ ...plain, form, ...page }))![0];
  expect(renderSignInPage({ ...plain, form, notice: 'wrongPassword' })).toMatch(/<p id="notice"[^>]*role="alert">/);
  expect(fieldOf({ notice: 'wrongPassword' })).toContain(' aria-describedby="notice" aria-invalid="true"');
  expect(fieldOf({ notice: 'signedOut' })).toContain(' aria-describedby="notice"');
  expect(fieldOf({ notice: 'signedOut' })).not.toContain('aria-invalid');
  expect(fieldOf({})).not.toContain('aria-');
});

const plain: SignInPage = {
  look: { name: 'Docs', logo: null, favicon: null, style: '', appearance: { default: 'system', strict: false } },
  language: 'en',
  title: 'signIn',
  form: null,
  links: [],
};

describe('the language of a page', () => {
  const everyone: PageAccess = { kind: 'everyone' };
  const members: PageAccess = { kind: 'members', groups: null };
  const page = (route: string, language: string | null, access: PageAccess = everyone): ServicePage => ({
    route,
    title: '',
    description: '',
    language,
    version: null,
    tags: [],
    access,
    listed: true,
    operation: null,
  });
  const manifest = {
    base: '/docs',
    pages: [
      page('/about', null),
      page('/start', 'fr-CA'),
      page('/guía', 'es'),
      page('/es/secret', 'es', members),
      page('/hidden', 'es', members),
      page('/v2/cn/start', 'cn'),
    ],
  };
  const choose = (wanted: string, changes: Partial<LanguageWishes> = {}): string =>
    chooseLanguage({ manifest, audience: { kind: 'anonymous' }, wanted: `/docs${wanted}`, accepted: 'de', ...changes });

  test.each([
    ['/gu%C3%ADa?a=/es#x', 'es'],
    ['/guía/', 'es'],
    ['/start', 'fr'],
    ['/es/nothing', 'es'],
    ['/ES/nothing', 'es'],
    ['/v2/cn/nothing', 'zh'],
    ['/about', 'fr'],
    ['/', 'fr'],
    ['', 'fr'],
    ['/it/nothing', 'fr'],
    ['/%', 'fr'],
    ['/nothing?page=/es/', 'fr'],
  ])('is that of the page that was wanted: %s', (wanted, language) => {
    expect(choose(wanted)).toBe(language);
  });

  test('tells nobody which pages there are that he may not read', () => {
    expect(choose('/hidden')).toBe(choose('/hidden-not'));
    expect(choose('/es/secret')).toBe(choose('/es/secret-not'));
    expect(choose('/hidden', { audience: { kind: 'member', groups: [] } })).toBe('es');
  });

  test.each([
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['en;q=0.3, uk;q=0.8, el', 'uk'],
    ['el, ar;q=0, hu;q=0.1', 'hu'],
    ['el;q=1', 'en'],
    ['*', 'en'],
    [null, 'en'],
    ['', 'en'],
    [';;q=,,q=x;de', 'en'],
    [`${'x,'.repeat(9_000)}de`, 'en'],
  ])("of a site without languages is the browser's: %s", (accepted, language) => {
    expect(choose('/es/about', { accepted, manifest: { base: '', pages: [page('/about', null)] } })).toBe(language);
  });
});

test('what the site and its addresses say is no markup', () => {
  const hostile = '"><script>alert(1)</script>';
  const look = { ...plain.look, name: hostile };
  const pages = [
    renderSignInPage({
      ...plain,
      look,
      form: { action: hostile, redirect: hostile, token: hostile },
      links: [{ label: hostile, href: hostile }],
    }),
    renderSignInPage({ ...plain, look, title: 'signOut', button: { action: hostile, token: hostile } }),
  ];
  expect(pages.map((page) => page.match(/<script/g)?.length ?? 0)).toEqual([1, 0]);
  for (const page of pages) expect(page).not.toContain('<script>');
  expect(renderJwtPage({ look, language: 'de', action: '</script><script>' }).match(/<script/g)).toHaveLength(1);
  expect(renderJwtPage({ ...plain, language: 'de', action: '/' })).toContain(
    `<noscript><p class="notice">${getSignInTexts('de').needsScript}</p></noscript>`,
  );
});

describe('a reader', () => {
  test('keeps his language from the form through a wrong password, signing in and out', async () => {
    const pages = ['/start', '/es/start'].map((route) => ({
      route,
      title: '',
      description: '',
      language: route === '/start' ? 'en' : 'es',
      version: null,
      tags: [],
      access: { kind: 'everyone' as const },
      listed: true,
      operation: null,
    }));
    const browser = (
      await openAccess([{ kind: 'password', passwords: [{ hash: await hashPassword('open sesame') }] }], { pages })
    ).browser();
    const es = getSignInTexts('es');
    const form = await (
      await browser.get('/_docwright/login?redirect=%2Fes%2Fstart', { 'accept-language': 'de' })
    ).text();
    expect(form).toContain('<html lang="es"');
    const fields = { token: tokenIn(form), redirect: '/es/start' };
    expect(await (await browser.post('/_docwright/login', { ...fields, password: 'x' })).text()).toContain(
      es.notices.wrongPassword,
    );
    expect(
      (await browser.post('/_docwright/login', { ...fields, password: 'open sesame' })).headers.get('location'),
    ).toBe('/es/start');
    const leaving = await (await browser.get('/_docwright/logout?redirect=%2Fes%2Fstart')).text();
    expect(leaving).toContain(`<button class="button">${es.signOut}</button>`);
    const action = /<form method="post" action="([^"]+)"/.exec(leaving)![1]!;
    const left = await browser.post(action, { token: tokenIn(leaving) });
    expect(left.headers.get('location')).toBe('/_docwright/login?signed-out&redirect=%2Fes%2Fstart');
    expect(await (await browser.get(left.headers.get('location')!)).text()).toContain(es.notices.signedOut);
    expect(await (await browser.get('/_docwright/login')).text()).toContain('<html lang="en"');
  });

  test('is not led to another site by signing out', async () => {
    const browser = (await openAccess([{ kind: 'password', passwords: [] }])).browser();
    expect((await browser.get('/_docwright/logout?redirect=//evil.example.com')).headers.get('location')).toBe(
      '/_docwright/login?signed-out&redirect=%2F',
    );
  });

  test('reads "Sign in" in his language where the site gives a way in no label', async () => {
    const provider = {
      kind: 'oauth',
      authorizationUrl: 'https://a.example.com/',
      tokenUrl: 'https://a.example.com/',
      infoUrl: 'https://a.example.com/',
      clientId: 'docs',
    };
    const browser = (await openAccess([provider, { ...provider, label: 'Sign in with <Acme>' }])).browser();
    const page = await (await browser.get('/_docwright/login', { 'accept-language': 'ar' })).text();
    expect([...page.matchAll(/<a class="button"[^>]*>([^<]+)</g)].map(([, label]) => label)).toEqual([
      getSignInTexts('ar').signIn,
      'Sign in with &lt;Acme&gt;',
    ]);
    expect(page).toContain('<html lang="ar" dir="rtl">');
  });
});
