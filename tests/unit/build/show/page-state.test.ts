import { expect, test } from 'vitest';
import { renderPageState } from '../../../../src/build/show/page-state.ts';

const page = { title: 'A', description: 'a', bar: 'Bar', text: 'Text' };

/** Names of all of a page, and of what stands around its text. */
function namesOf(change: Partial<typeof page>): string[] {
  const { title, description, bar, text } = { ...page, ...change };
  const head = `<title>${title}</title><meta name="description" content="${description}"><link rel="canonical" href="/${title}">`;
  const html = `<html><head>${head}<style>main{}</style></head><body><nav>${bar}</nav><main id="m">${text}</main></body></html>`;
  return / ([^ ]+) ([^ ]+)">$/.exec(renderPageState(html, 'v.1'))!.slice(1);
}

test('text and facts of a page are part of it, and not of what stands around it', () => {
  const [all, around] = namesOf({});
  for (const change of [{ text: 'New' }, { title: 'B' }, { description: 'b' }]) {
    const [changed, same] = namesOf(change);
    expect(changed).not.toBe(all);
    expect(same).toBe(around);
  }
  const [changed, other] = namesOf({ bar: 'New' });
  expect([changed === all, other === around]).toEqual([false, false]);
  expect(namesOf({})).toEqual([all, around]);
});
