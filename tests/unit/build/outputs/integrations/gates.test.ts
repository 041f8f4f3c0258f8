import { describe, expect, test } from 'vitest';
import { tagManagerFrame } from '../../../../../src/build/outputs/integrations/tag-manager-frame.ts';
import { type FakeBrowser, runIntegrations } from './run-script.ts';

const fathom = { siteId: 'A' };
const loaded = ({ scripts }: FakeBrowser): string[] => scripts.map(({ src }) => new URL(src).host);

describe('cookies', () => {
  test('keeps services away until the entry has its value', () => {
    const browser = runIntegrations({ cookies: { key: 'consent', value: 'yes' }, fathom });
    browser.fire('click');
    browser.storage.set('consent', 'no');
    browser.fire('click');
    expect(loaded(browser)).toEqual([]);
    browser.storage.set('consent', 'yes');
    browser.fire('click');
    browser.fire('click');
    expect(loaded(browser)).toEqual(['cdn.usefathom.com']);
  });

  test('keeps what readers say away too', () => {
    const browser = runIntegrations({ cookies: { key: 'consent', value: 'yes' }, plausible: { domain: 'a' } });
    browser.fire('docwright:feedback', { detail: {} });
    expect(browser.window['plausible']).toBeUndefined();
  });
});

describe('OneTrust', () => {
  test('loads itself, and the services when the category is allowed', () => {
    const browser = runIntegrations({ onetrust: { domainScript: 'd1' }, fathom });
    expect(loaded(browser)).toEqual(['cdn.cookielaw.org']);
    expect(browser.scripts[0]!.attributes).toEqual({ 'data-domain-script': 'd1', charset: 'UTF-8' });
    browser.window['OnetrustActiveGroups'] = ',C0001,';
    browser.window['OptanonWrapper']();
    expect(loaded(browser)).toHaveLength(1);
    browser.window['OnetrustActiveGroups'] = ',C0001,C0002,';
    browser.fire('OneTrustGroupsUpdated');
    expect(loaded(browser)).toEqual(['cdn.cookielaw.org', 'cdn.usefathom.com']);
    browser.window['OnetrustActiveGroups'] = ',C0001,';
    browser.fire('OneTrustGroupsUpdated');
    expect(browser.reloads).toBe(1);
  });

  test('waits for a category by another name, from an address of its own', () => {
    const browser = runIntegrations({
      onetrust: { domainScript: 'd1', categoryId: 'C0004', scriptSource: 'https://cdn.example.com/o.js' },
      fathom,
    });
    expect(browser.scripts[0]!.src).toBe('https://cdn.example.com/o.js');
    browser.window['OnetrustActiveGroups'] = ',C0002,';
    browser.window['OptanonWrapper']();
    expect(loaded(browser)).toHaveLength(1);
  });
});

describe('Transcend', () => {
  const start = (given: unknown): { browser: FakeBrowser; purposes: Record<string, unknown>; change: () => void } => {
    const purposes: Record<string, unknown> = { Analytics: given };
    const listeners: (() => void)[] = [];
    const browser = runIntegrations({ transcend: { bundleId: 'b/1' }, fathom });
    const airgap = {
      getConsent: () => ({ purposes }),
      addEventListener: (_name: string, listener: () => void) => listeners.push(listener),
    };
    for (const then of browser.window['airgap'].readyQueue) then(airgap);
    return { browser, purposes, change: () => listeners[0]!() };
  };

  test('opens for a reader who agrees, and starts anew for one who takes it back', () => {
    const { browser, purposes, change } = start(false);
    expect(browser.scripts.map(({ src }) => src)).toEqual(['https://transcend-cdn.com/cm/b%2F1/airgap.js']);
    purposes['Analytics'] = true;
    change();
    expect(loaded(browser)).toEqual(['transcend-cdn.com', 'cdn.usefathom.com']);
    purposes['Analytics'] = false;
    change();
    expect(browser.reloads).toBe(1);
  });

  test('takes no silence for consent', () => {
    expect(loaded(start('Auto').browser)).toHaveLength(1);
  });
});

test('several gates must all be open', () => {
  const browser = runIntegrations({ cookies: { key: 'a', value: '1' }, onetrust: { domainScript: 'd' }, fathom });
  browser.storage.set('a', '1');
  browser.fire('click');
  expect(loaded(browser)).toEqual(['cdn.cookielaw.org']);
  browser.window['OnetrustActiveGroups'] = 'C0002';
  browser.window['OptanonWrapper']();
  expect(loaded(browser)).toContain('cdn.usefathom.com');
});

test('the frame of Tag Manager needs neither scripts nor consent', () => {
  const gtm = { tagId: 'GTM-1"x' };
  expect(tagManagerFrame({ integrations: { gtm } })).toBe('https://www.googletagmanager.com/ns.html?id=GTM-1%22x');
  expect(tagManagerFrame({ integrations: { gtm, cookies: { key: 'a', value: 'b' } } })).toBeNull();
});
