import { expect, test } from 'vitest';
import { reloadCode } from '../../../../src/build/show/reload-script.ts';

interface OpenPage {
  fire: (type: string) => void;
  hear: (version: string) => void;
  scrolled: () => number;
  scroll: (top: number) => void;
  reloads: () => number;
  /** All that it waits for comes. */
  rest: () => void;
}

/** An accordion, or anything else that opens. */
interface Folded {
  open: boolean;
  querySelector: () => object | null;
}

const fold = (isOpen: boolean, isFetched = false): Folded => ({
  open: isOpen,
  querySelector: () => (isFetched ? {} : null),
});

/** A page at `/page` that runs the code as it is loaded, in a tab with this storage. */
function open(storage: Map<string, string>, folded: Folded[] = [], way = 'reload'): OpenPage {
  const listeners = new Map<string, (() => void)[]>();
  let scrollY = 0;
  let reloads = 0;
  const later: (() => void)[] = [];
  let stream: { onmessage?: (event: { data: string }) => void } = {};
  const fire = (type: string): void => {
    for (const listener of listeners.get(type) ?? []) listener();
  };
  const reload = (): void => {
    reloads += 1;
    fire('pagehide');
  };
  const world = {
    document: { hidden: false, querySelector: () => null, querySelectorAll: () => folded },
    location: { pathname: '/page', reload },
    performance: { getEntriesByType: () => [{ type: way }] },
    history: { scrollRestoration: 'auto' },
    sessionStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => void storage.set(key, value),
      removeItem: (key: string) => void storage.delete(key),
    },
    EventSource: function EventSource() {
      stream = { ...stream, addEventListener: () => undefined, close: () => undefined } as typeof stream;
      return stream;
    },
    addEventListener: (type: string, listener: () => void) =>
      void listeners.set(type, [...(listeners.get(type) ?? []), listener]),
    setTimeout: (run: () => void) => void later.push(run),
    scrollTo: ({ top }: { top: number }) => void (scrollY = top),
  };
  const code = reloadCode({ base: '', version: '1', hasPanel: false, keepsPlace: true });
  const scope = new Proxy(world, { get: (own, name) => (name === 'scrollY' ? scrollY : Reflect.get(own, name)) });
  // Sloppy, as the script of a page is: `with` gives it the world around it.
  new Function('scope', `with (scope) { ${code} }`)(
    new Proxy(scope, { has: (_, name) => name in world || name === 'scrollY' }),
  );
  return {
    fire,
    hear: (data) => stream.onmessage!({ data }),
    scrolled: () => scrollY,
    scroll: (top) => void (scrollY = top),
    reloads: () => reloads,
    rest: () => {
      for (const run of later.splice(0)) run();
    },
  };
}

test('a page that is loaded again before it went to its place goes there the next time', () => {
  const tab = new Map<string, string>();
  const first = open(tab);
  first.scroll(200);
  first.hear('2');
  const second = open(tab);
  second.hear('2');
  expect([first.reloads(), second.reloads()]).toEqual([1, 1]);
  const third = open(tab);
  third.fire('DOMContentLoaded');
  expect(third.scrolled()).toBe(200);
});

test('a page that goes to the fragment of its address comes back, until it has come to rest', () => {
  const tab = new Map<string, string>();
  const first = open(tab);
  first.scroll(200);
  first.hear('2');
  const second = open(tab);
  for (const type of ['DOMContentLoaded', 'load', 'scroll']) {
    second.scroll(90);
    second.fire(type);
    expect(second.scrolled()).toBe(200);
  }
  second.rest();
  second.scroll(300);
  second.fire('scroll');
  expect(second.scrolled()).toBe(300);
  second.hear('2');
  const third = open(tab);
  third.fire('DOMContentLoaded');
  expect(third.scrolled()).toBe(300);
});

test('a reader who scrolls while the page is loading stays there', () => {
  const tab = new Map<string, string>();
  const first = open(tab);
  first.scroll(200);
  first.hear('2');
  const second = open(tab);
  second.fire('DOMContentLoaded');
  second.fire('wheel');
  second.scroll(90);
  second.fire('load');
  expect(second.scrolled()).toBe(90);
});

test('what is open or closed on a page is so after it is loaded again, unless it has others or has to fetch them', () => {
  const tab = new Map<string, string>();
  open(tab, [fold(true), fold(false), fold(true), fold(false)]).hear('2');
  const same = [fold(false), fold(true), fold(false, true), fold(false)];
  const second = open(tab, same);
  second.fire('DOMContentLoaded');
  expect(same.map((one) => one.open)).toEqual([true, false, false, false]);
  second.hear('3');
  const others = [fold(false), fold(false)];
  open(tab, others).fire('DOMContentLoaded');
  expect(others.map((one) => one.open)).toEqual([false, false]);
});

test('a page keeps its place whoever loads it again, and begins at its top where a link leads to it', () => {
  const tab = new Map<string, string>();
  const leave = (page: OpenPage): void => {
    page.scroll(200);
    page.fire('pagehide');
  };
  leave(open(tab));
  const again = open(tab);
  again.fire('DOMContentLoaded');
  expect(again.scrolled()).toBe(200);
  leave(again);
  const linked = open(tab, [], 'navigate');
  linked.fire('DOMContentLoaded');
  expect(linked.scrolled()).toBe(0);
});
