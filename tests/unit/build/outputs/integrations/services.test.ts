import { describe, expect, test } from 'vitest';
import { renderIntegrations } from '../../../../../src/build/outputs/integrations/render-integrations.ts';
import { services } from '../../../../../src/build/outputs/integrations/services.ts';
import { type FakeBrowser, runIntegrations } from './run-script.ts';

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const calls = (browser: FakeBrowser, name: string): unknown =>
  plain(browser.window[name].map((given: ArrayLike<unknown>) => [...Array.from(given)]));
const feedback = { path: '/a', helpful: true };
const say = (browser: FakeBrowser): void => browser.fire('docwright:feedback', { detail: feedback });

interface Case {
  settings: Record<string, string | number | boolean>;
  src: string;
  attributes?: Record<string, string>;
  /** What must be so before the service's own script runs. */
  check?: (browser: FakeBrowser) => void;
}

const cases: Record<string, Case> = {
  adobe: {
    settings: { launchUrl: 'https://assets.adobedtm.com/launch-1.min.js' },
    src: 'https://assets.adobedtm.com/launch-1.min.js',
  },
  amplitude: {
    settings: { apiKey: 'k1' },
    src: 'https://cdn.amplitude.com/script/k1.js',
    check: ({ window, scripts }) => {
      const seen: unknown[] = [];
      window['amplitude'] = { init: (...given: unknown[]) => seen.push(...given) };
      scripts[0]!.onload!();
      expect(plain(seen)).toEqual(['k1', { fetchRemoteConfig: true, autocapture: true }]);
    },
  },
  clarity: {
    settings: { projectId: 'p1' },
    src: 'https://www.clarity.ms/tag/p1',
    check: (browser) => {
      say(browser);
      expect(plain(Array.from(browser.window['clarity'].q[0]))).toEqual(['event', 'docwright_feedback']);
    },
  },
  clearbit: {
    settings: { publicApiKey: 'pk_1' },
    src: 'https://tag.clearbitscripts.com/v1/pk_1/tags.js',
    attributes: { referrerpolicy: 'strict-origin-when-cross-origin' },
  },
  fathom: {
    settings: { siteId: 'ABC' },
    src: 'https://cdn.usefathom.com/script.js',
    attributes: { 'data-site': 'ABC', 'data-spa': 'auto' },
  },
  frontchat: {
    settings: { snippetId: 'snippet' },
    src: 'https://chat-assets.frontapp.com/v1/chat.bundle.js',
    check: ({ window, scripts }) => {
      const seen: unknown[] = [];
      window['FrontChat'] = (...given: unknown[]) => seen.push(...given);
      scripts[0]!.onload!();
      expect(plain(seen)).toEqual(['init', { chatId: 'snippet', useDefaultLauncher: true }]);
    },
  },
  ga4: {
    settings: { measurementId: 'G-1' },
    src: 'https://www.googletagmanager.com/gtag/js?id=G-1',
    check: (browser) => {
      say(browser);
      const sent = browser.window['dataLayer'].map((given: ArrayLike<unknown>) => Array.from(given));
      expect(plain(sent.slice(1))).toEqual([
        ['config', 'G-1'],
        ['event', 'docwright_feedback', feedback],
      ]);
      expect(Array.isArray(browser.window['dataLayer'][0])).toBe(false);
    },
  },
  gtm: {
    settings: { tagId: 'GTM-1' },
    src: 'https://www.googletagmanager.com/gtm.js?id=GTM-1',
    check: (browser) => {
      say(browser);
      expect(plain(browser.window['dataLayer'])).toEqual([
        { 'gtm.start': expect.any(Number), event: 'gtm.js' },
        { event: 'docwright_feedback', ...feedback },
      ]);
    },
  },
  heap: {
    settings: { appId: 12 },
    src: 'https://cdn.heapanalytics.com/js/heap-12.js',
    check: (browser) => {
      say(browser);
      expect(browser.window['heap'].appid).toBe('12');
      expect(calls(browser, 'heap')).toEqual([['track', 'docwright_feedback', feedback]]);
    },
  },
  hightouch: {
    settings: { writeKey: 'w', apiHost: 'https://events.example.com/' },
    src: 'https://cdn.hightouch-events.com/browser/release/v1-latest/events.min.js',
    check: (browser) => {
      expect(plain(browser.window['htevents']._loadOptions)).toEqual({ apiHost: 'events.example.com' });
      expect(browser.window['htevents']._writeKey).toBe('w');
      expect(calls(browser, 'htevents')).toEqual([['page']]);
    },
  },
  hotjar: {
    settings: { hjid: 5, hjsv: 6 },
    src: 'https://static.hotjar.com/c/hotjar-5.js?sv=6',
    check: ({ window }) => expect(plain(window['_hjSettings'])).toEqual({ hjid: 5, hjsv: 6 }),
  },
  intercom: {
    settings: { appId: 'abc123' },
    src: 'https://widget.intercom.io/widget/abc123',
    check: (browser) => {
      say(browser);
      expect(browser.window['intercomSettings'].app_id).toBe('abc123');
      expect(plain(Array.from(browser.window['Intercom'].q[0]))).toEqual([
        'trackEvent',
        'docwright_feedback',
        feedback,
      ]);
    },
  },
  koala: {
    settings: { publicApiKey: 'pk' },
    src: 'https://cdn.getkoala.com/v1/pk/sdk.js',
    check: (browser) => {
      say(browser);
      expect(calls(browser, 'ko')).toEqual([['track', 'docwright_feedback', feedback]]);
    },
  },
  logrocket: {
    settings: { appId: 'org/app' },
    src: 'https://cdn.logrocket.io/LogRocket.min.js',
    attributes: { crossorigin: 'anonymous' },
    check: ({ window, scripts }) => {
      const seen: unknown[] = [];
      window['LogRocket'] = { init: (id: string) => seen.push(id) };
      scripts[0]!.onload!();
      expect(seen).toEqual(['org/app']);
    },
  },
  mixpanel: {
    settings: { projectToken: 't', region: 'eu' },
    src: 'https://cdn.mxpnl.com/libs/mixpanel-2-latest.min.js',
    check: ({ window }) =>
      expect(plain(window['mixpanel']._i)).toEqual([
        ['t', { api_host: 'https://api-eu.mixpanel.com', track_pageview: true }, 'mixpanel'],
      ]),
  },
  pirsch: {
    settings: { id: 'code' },
    src: 'https://api.pirsch.io/pa.js',
    attributes: { id: 'pianjs', 'data-code': 'code' },
  },
  plausible: {
    settings: { domain: 'docs.example.com', server: 'stats.example.com' },
    src: 'https://stats.example.com/js/script.js',
    attributes: { 'data-domain': 'docs.example.com' },
    check: (browser) => {
      say(browser);
      expect(plain(Array.from(browser.window['plausible'].q[0]))).toEqual(['docwright_feedback', { props: feedback }]);
    },
  },
  posthog: {
    settings: { apiKey: 'phc_1', apiHost: 'https://eu.i.posthog.com' },
    src: 'https://eu-assets.i.posthog.com/static/array.js',
    attributes: { crossorigin: 'anonymous' },
    check: (browser) => {
      say(browser);
      expect(plain(browser.window['posthog']._i)).toEqual([
        ['phc_1', { api_host: 'https://eu.i.posthog.com', disable_session_recording: true }, 'posthog'],
      ]);
      expect(calls(browser, 'posthog')).toEqual([['capture', 'docwright_feedback', feedback]]);
    },
  },
  segment: {
    settings: { key: 'w', cdnUrl: 'https://cdn.example.com/' },
    src: 'https://cdn.example.com/analytics.js/v1/w/analytics.min.js',
    check: (browser) => {
      say(browser);
      expect(browser.window['analytics']._cdn).toBe('https://cdn.example.com');
      expect(calls(browser, 'analytics')).toEqual([['page'], ['track', 'docwright_feedback', feedback]]);
    },
  },
};

test('every service has a case', () => {
  expect(Object.keys(cases)).toEqual(Object.keys(services));
});

describe('a service', () => {
  test.each(Object.entries(cases))('%s', (name, { settings, src, attributes = {}, check }) => {
    const browser = runIntegrations({ [name]: settings });
    expect(browser.scripts.map((script) => [script.src, plain(script.attributes)])).toEqual([[src, attributes]]);
    check?.(browser);
  });

  test('of PostHog at its default host, of one of your own, and recording', () => {
    expect(runIntegrations({ posthog: { apiKey: 'phc_1' } }).scripts[0]!.src).toBe(
      'https://us-assets.i.posthog.com/static/array.js',
    );
    const own = runIntegrations({
      posthog: { apiKey: 'phc_1', apiHost: 'https://e.example.com', sessionRecording: true },
    });
    expect(own.scripts[0]!.src).toBe('https://e.example.com/static/array.js');
    expect(own.window['posthog']._i[0][1].disable_session_recording).toBe(false);
  });

  test('does nothing but load itself, whatever its settings hold', () => {
    const evil = `x');globalThis.hacked=1;('</script><script>hacked=1</script>\u2028\`\${hacked=1}\\`;
    for (const [name, { settings }] of Object.entries(cases)) {
      const hostile = Object.fromEntries(Object.keys(settings).map((key) => [key, evil]));
      const browser = runIntegrations({ [name]: hostile });
      expect([name, browser.window['hacked'], browser.scripts.length, browser.warnings]).toEqual([
        name,
        undefined,
        1,
        [],
      ]);
      expect(renderIntegrations({ integrations: { [name]: hostile } })).not.toMatch(/<\/script|\u2028/);
    }
  });
});

describe('a page in the place of another', () => {
  const counted: Record<string, unknown[]> = {
    hightouch: ['page'],
    intercom: ['update'],
    mixpanel: ['track_pageview'],
    posthog: ['capture', '$pageview'],
    segment: ['page'],
  };
  const lists: Record<string, string> = { hightouch: 'htevents', intercom: 'Intercom', segment: 'analytics' };

  test.each(Object.entries(counted))('is counted by %s, which does not watch the history', (name, call) => {
    const browser = runIntegrations({ [name]: cases[name]!.settings });
    const made = (): unknown[][] => {
      const list = browser.window[lists[name] ?? name];
      return (list.q ?? list).map((given: ArrayLike<unknown>) => Array.from(given));
    };
    const before = made().length;
    browser.fire('docwright:page');
    expect(plain(made().slice(before))).toEqual([call]);
    browser.fire('docwright:page');
    expect(made()).toHaveLength(before + 2);
  });

  test('is counted only once readers agree', () => {
    const browser = runIntegrations({ segment: { key: 'w' }, cookies: { key: 'agreed', value: 'yes' } });
    browser.fire('docwright:page');
    expect(browser.window['analytics']).toBeUndefined();
    expect(browser.warnings).toEqual([]);
  });
});

test('a site without services has no script', () => {
  expect(renderIntegrations({ integrations: {} })).toBeNull();
  expect(renderIntegrations({ integrations: { telemetry: { enabled: false } } })).toBeNull();
});

test('a service that fails does not keep the others away', () => {
  const browser = runIntegrations({ gtm: { tagId: 'GTM-1' }, fathom: { siteId: 'b' } }, { dataLayer: 'taken' });
  expect(browser.scripts.map(({ src }) => src)).toEqual(['https://cdn.usefathom.com/script.js']);
  expect(browser.warnings).toHaveLength(1);
});
