import { describe, expect, test } from 'vitest';
import { createReaderMarks } from '../../../../src/base/readers/reader-marks.ts';
import { renderForReader } from '../../../../src/base/readers/render-for-reader.ts';
import { readOwnText } from '../../../../src/build/render/read-own-text.ts';
import { settleFootnotes } from '../../../../src/build/render/settle-footnotes.ts';
import type { ReaderCondition } from '../../../../src/model/service.ts';
import { renderSource } from './render-source.ts';

const secret = 'abc';
const marks = createReaderMarks(secret);
const staff: ReaderCondition = { kind: 'members', groups: ['staff'] };
const only = (condition: ReaderCondition, html: string): string => marks.around(condition).join(html);
const read = (html: string) => readOwnText(html, { secret, base: '/docs' });

describe('the text of a page with parts', () => {
  test('is what agents see, as Markdown', () => {
    const html = `<p>Open <a class="link" href="/docs/a">link</a></p>${only(staff, '<p>Secret</p>')}${only('agents', '<p>For agents</p>')}${only('humans', '<p>Seen</p>')}<pre><code>a &lt; b</code></pre>`;
    expect(read(html).text.markdown).toBe('Open [link](/a)\n\nFor agents\n\n```\na < b\n```');
  });

  test('has for searches what all people see, where that is something else', () => {
    const html = `<p>Both</p>${only(staff, '<p>Secret</p>')}${only('agents', '<h2 id="a">Agents</h2>')}${only('humans', '<h2 id="h">People</h2>')}`;
    expect(read(html).text.searched).toEqual({
      markdown: 'Both\n\n## People',
      headings: [{ depth: 2, text: 'People', id: 'h' }],
    });
    expect(read(`<p>Both</p>${only(staff, '<p>Secret</p>')}`).text.searched).toBeUndefined();
  });

  test('keeps tables, lists and labels of tabs', () => {
    const html =
      '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table><ul><li>c</li></ul><div class="tab-bar"><button>T</button></div><div class="tab-panel" role="tabpanel" data-label="T"><p>d</p></div>';
    expect(read(html).text.markdown).toBe('| a |\n| - |\n| b |\n\n- c\n\n<Tab title="T">\n\nd\n\n</Tab>');
  });

  test('keeps labels apart that stand beside each other by their look alone', () => {
    const html =
      '<p><code>id</code><span class="type">string</span><span style="color:red">required</span> a<span>b</span><span>c</span></p>';
    expect(read(html).text.markdown).toBe('`id`string required abc');
  });

  test.each([
    ['<span class="badge" data-badge="">object</span> <h2 id="a">Fields</h2>', ''],
    ['<span class="badge" data-badge="">Beta</span> <p>What it is about.</p>', 'What it is about.'],
    ['<p><span class="badge" data-badge="">Beta</span> What it is about.</p>', 'Beta What it is about.'],
    [
      '<div class="field" id="param-a"><p><a href="#param-a">a</a></p><div class="field-content"><p>Of a.</p></div></div>',
      '',
    ],
  ])('opens with a paragraph of its own, no label and nothing that a field says: %s', (html, summary) => {
    expect(read(html).text.summary).toBe(summary);
  });

  test('keeps labels as the component that they are', () => {
    const html = '<p>New <span class="badge" data-badge="">Beta <b>2</b></span></p>';
    expect(read(html).text.markdown).toBe('New <Badge>Beta **2**</Badge>');
  });

  test('has an outline with marks, and one for agents without', () => {
    const html = `<h2 id="one">One ${only(staff, 'more')}<a class="heading-anchor" href="#one"></a></h2>${only(staff, '<h3 id="two">Two</h3>')}<details class="accordion"><h2 id="quiet">Quiet</h2></details>`;
    const { text, outline } = read(html);
    expect(text.headings).toEqual([{ depth: 2, text: 'One', id: 'one' }]);
    expect(outline.map(({ id, conditions }) => [id, conditions])).toEqual([
      ['one', []],
      ['two', [staff]],
    ]);
  });

  test('names a formula in a heading as it is written', async () => {
    const { html } = await renderSource('## Modulo $2^n$ of $\\texttt{s0}$\n\nText');
    expect(read(html).outline.map(({ text }) => text)).toEqual(['Modulo 2^n of \\texttt{s0}']);
  });

  test('a heading in a heading is no end of it', () => {
    const { outline } = read(`<h2 id="a">A ${only(staff, '<h2 id="b">B</h2>')} C</h2>`);
    for (const { text } of outline)
      expect(() =>
        renderForReader(text, { secret, reader: { audience: { kind: 'anonymous' }, content: {} } }),
      ).not.toThrow();
  });

  test('has the entries of a changelog that are shown, with what the feed says of them', () => {
    const update = (label: string): string =>
      `<section class="update" id="${label}" data-rss="{&quot;title&quot;:&quot;T&quot;,&quot;description&quot;:null}" data-tags="[&quot;x&quot;]"><div class="entry-head"><h2 class="entry-label"><a href="#a">${label}</a></h2><div class="entry-description">May</div></div><div class="entry-content"><p>Text ${only(staff, 'secret')}</p></div></section>`;
    expect(read(update('open') + only(staff, update('closed'))).text.updates).toEqual([
      {
        id: 'open',
        label: 'open',
        description: 'May',
        tags: ['x'],
        markdown: 'Text',
        rss: { title: 'T', description: null },
      },
    ]);
  });

  test('has the entries of a changelog as the component draws them', async () => {
    const source =
      '{[1].map((n) => <b key={n}>{n}</b>)}\n\n<Update label="May" description="News" tags={["x"]} id="own">\n\n## Fast\n\nText\n\n</Update>';
    const { html } = await renderSource(source);
    expect(read(html).text.updates).toEqual([
      { id: 'own', label: 'May', description: 'News', tags: ['x'], markdown: '## Fast\n\nText', rss: null },
    ]);
  });
});

describe('a footnote', () => {
  const reference = '<sup><a href="#user-content-fn-1" data-footnote-ref>1</a></sup>';
  const note = '<section><ol><li id="user-content-fn-1"><p>Note <ul><li>a</li></ul></p></li></ol></section>';
  const settle = (html: string): string => settleFootnotes(html + note, { aside: '', secret, marks });
  const shown = (html: string, groups: string[] | null): boolean => {
    const audience = groups === null ? ({ kind: 'anonymous' } as const) : { kind: 'member' as const, groups };
    return renderForReader(settle(html), { secret, reader: { audience, content: {} } }).includes('Note');
  };
  const alpha: ReaderCondition = { kind: 'members', groups: ['alpha'] };

  test.each<[string, string, string[]]>([
    ['in the open', reference, ['nobody', 'staff', 'alpha']],
    ['in a part', only(staff, reference), ['staff']],
    ['in a part of a part', only('signed-out', only(staff, reference)), []],
    ['in two parts', only(staff, reference) + only(alpha, reference), ['staff', 'alpha']],
    ['in a part and in the open', only(staff, reference) + reference, ['nobody', 'staff', 'alpha']],
    ['nowhere', '', []],
  ])('referred to %s', (_, html, readers) => {
    expect(['nobody', 'staff', 'alpha'].filter((name) => shown(html, name === 'nobody' ? null : [name]))).toEqual(
      readers,
    );
  });
});
