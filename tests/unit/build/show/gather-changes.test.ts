import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gatherChanges } from '../../../../src/build/show/gather-changes.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

/** Tells of a change every `pause` milliseconds. */
function tellFor(time: number, { pause, tell }: { pause: number; tell: (path: string | null) => void }): void {
  for (let passed = 0; passed < time; passed += pause) {
    tell('a.mdx');
    vi.advanceTimersByTime(pause);
  }
}

test('changes that come one after the other are heard of once, when they are over', () => {
  const heard: number[] = [];
  const { tell } = gatherChanges(({ count }) => void heard.push(count));
  tellFor(200, { pause: 20, tell });
  expect(heard).toEqual([]);
  vi.advanceTimersByTime(40);
  expect(heard).toEqual([10]);
});

test('changes that never cease hold nothing up', () => {
  const heard: number[] = [];
  const { tell } = gatherChanges(({ count }) => void heard.push(count));
  tellFor(3500, { pause: 20, tell });
  expect(heard.length).toBe(3);
});

test('what was told is not heard of after the end', () => {
  const heard: number[] = [];
  const { tell, stop } = gatherChanges(({ count }) => void heard.push(count));
  tell(null);
  stop();
  vi.advanceTimersByTime(5000);
  expect(heard).toEqual([]);
});

test('what has changed is told with it', () => {
  const heard: (string | null)[][] = [];
  const { tell } = gatherChanges(({ paths }) => void heard.push([...paths]));
  for (const path of ['a.mdx', 'b.png', 'a.mdx']) tell(path);
  vi.advanceTimersByTime(40);
  tell(null);
  vi.advanceTimersByTime(40);
  expect(heard).toEqual([['a.mdx', 'b.png'], [null]]);
});
