import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { Badge } from '../../../../src/view/content-components/Badge.tsx';
import { H2, H3, Heading } from '../../../../src/view/content-components/Heading.tsx';
import { InlineCode } from '../../../../src/view/content-components/InlineCode.tsx';
import { Input } from '../../../../src/view/content-components/Input.tsx';
import { Link } from '../../../../src/view/content-components/Link.tsx';
import { Latex, MathExpression } from '../../../../src/view/content-components/MathExpression.tsx';
import { Table, TableCell, TableHeading } from '../../../../src/view/content-components/Table.tsx';
import { TitleMarkdown, titleText } from '../../../../src/view/content-components/TitleMarkdown.tsx';
import { Tooltip } from '../../../../src/view/content-components/Tooltip.tsx';
import { render, testPage } from './render-component.tsx';

test('a heading of nothing is none, but for one that an address names', () => {
  expect(render([<H2 key="1" />, <H3 key="2" id="own" />])).toMatchInlineSnapshot(
    `"<h3 id="own" class="heading"><a class="heading-anchor" href="#own" aria-label="Link to this section"></a></h3>"`,
  );
});

test('headings can be linked to; ids count across levels', () => {
  const html = render([
    <H2 key="1">What’s new</H2>,
    <H3 key="2">
      What’s <em>new</em>
    </H3>,
    <H2 key="3" id="own">
      x
    </H2>,
    <Heading key="4" level="4" noAnchor>
      y
    </Heading>,
  ]);
  expect(html).toMatchInlineSnapshot(
    `"<h2 id="what’s-new" class="heading">What’s new<a class="heading-anchor" href="#what’s-new" aria-label="Link to this section"></a></h2><h3 id="what’s-new-2" class="heading">What’s <em>new</em><a class="heading-anchor" href="#what’s-new-2" aria-label="Link to this section"></a></h3><h2 id="own" class="heading">x<a class="heading-anchor" href="#own" aria-label="Link to this section"></a></h2><h4 id="y" class="heading">y</h4>"`,
  );
});

test('a formula in a heading is part of its id', () => {
  expect(
    render(
      <H2>
        Cost <MathExpression source="n" />
      </H2>,
    ),
  ).toContain('id="cost-n"');
});

test.each([
  ['plain', 'plain'],
  ['`a*b*c`', '<code>a*b*c</code>'],
  ['**bold _both_** and ~~no~~', '<strong>bold <em>both</em></strong> and <del>no</del>'],
  ['[text](https://x.y) after', 'text after'],
  ['snake_case_name and 2 * 3 * 4', 'snake_case_name and 2 * 3 * 4'],
  ['<b> & `<i>`', '&lt;b&gt; &amp; <code>&lt;i&gt;</code>'],
])('title %j', (text, html) => {
  expect(render(<TitleMarkdown text={text} />)).toBe(html);
});

test('the text of a title, and titles too long to read', () => {
  expect(titleText('Run `npm` [now](/x)', testPage())).toBe('Run npm now');
  expect(render(<TitleMarkdown text={'*a* '.repeat(5000)} />)).toBe('*a* '.repeat(5000));
});

test('a heading in a link is no link itself, and is one again after it', () => {
  const html = render([
    <Link key="1" href="/a">
      <H3>Inside</H3>
    </Link>,
    <H3 key="2">Outside</H3>,
  ]);
  expect(html).toBe(
    '<a class="link" href="/base/a"><h3 id="inside" class="heading">Inside</h3></a><h3 id="outside" class="heading">Outside<a class="heading-anchor" href="#outside" aria-label="Link to this section"></a></h3>',
  );
});

test('a heading in an element of links that leads nowhere has no link, which would end it; links of the author stay', () => {
  expect(
    render(
      <Link className="card">
        <H3>Inside</H3>
        <Link href="/a">a</Link>
      </Link>,
    ),
  ).toBe('<a class="card"><h3 id="inside" class="heading">Inside</h3><a class="link" href="/base/a">a</a></a>');
});

test('links: of the site, of others, without an address', () => {
  expect(render(<Link href="/a">x</Link>)).toBe('<a class="link" href="/base/a">x</a>');
  expect(render(<Link href="https://a.b">x</Link>)).toBe(
    '<a class="link" href="https://a.b" target="_blank" rel="noreferrer">x</a>',
  );
  expect(
    render(
      <Link href="https://a.b" target="_self">
        x
      </Link>,
    ),
  ).toBe('<a class="link" href="https://a.b" target="_self">x</a>');
  expect(render(<Link to="#x">x</Link>)).toBe('<a class="link" href="#x">x</a>');
  expect(render(<Link id="here" />)).toBe('<a id="here"></a>');
});

test('a wide table scrolls by itself', () => {
  expect(
    render(
      <Table>
        <tbody />
      </Table>,
    ),
  ).toBe('<div class="table-scroll" role="group" aria-label="Table" tabindex="0"><table><tbody></tbody></table></div>');
});

/** A cell with this text, in a table of its own. */
const renderCell = (text: string, page = testPage()): string =>
  render(
    <table>
      <tbody>
        <tr>
          <TableCell>{text}</TableCell>
        </tr>
      </tbody>
    </table>,
    page,
  );

test.each(['12', '1,024', '3.5 kB', '-2%', '$40', 'v1.2.3', '0xff', '#a1b2c3', '2026-10-01', '10 req/s'])(
  '"%s" is a number',
  (text) => expect(renderCell(text)).toContain('data-numeric'),
);

test('a cell of many words is marked, and the page loads what makes room for it', () => {
  const page = testPage();
  expect(renderCell('In a few words', page)).not.toContain('data-long');
  expect(page.used).not.toContain('long-cells');
  expect(renderCell('In so many words that a narrow column would hold one in a line', page)).toContain(
    '<td data-long="">',
  );
  expect(renderCell('a-name-of-many-parts-in-which-a-line-may-break-but-none-of-code', page)).toContain(
    '<td data-long="">',
  );
  expect(page.used).toContain('long-cells');
});

test.each(['', 'yes', '3 of the many', 'a1', 'version 2', 'x'.repeat(100)])('"%s" is none', (text) =>
  expect(renderCell(text)).not.toContain('data-numeric'),
);

test('code of key symbols', () => {
  expect(render(<InlineCode>⌘K</InlineCode>)).toBe('<code data-symbols="">⌘K</code>');
  expect(render(<InlineCode>K</InlineCode>)).toBe('<code>K</code>');
});

test('boxes of task lists have a name', () => {
  expect(render(<Input type="checkbox" disabled checked readOnly />)).toBe(
    '<input type="checkbox" disabled="" readOnly="" aria-label="Task" checked=""/>',
  );
  expect(render(<Input value="x" />)).toBe('<input value="x"/>');
});

test('formulas', () => {
  expect(render(<MathExpression source="x^2" display />)).toBe(
    '<div class="math math-display" tabindex="0"><math display="block">x^2</math></div>',
  );
  expect(render(<Latex>$$y$$</Latex>)).toBe(
    '<div class="math math-display" tabindex="0"><math display="block">y</math></div>',
  );
  expect(render(<Latex>z</Latex>)).toBe('<span class="math"><math display="inline">z</math></span>');
});

test('a tooltip within a link has no link of its own', () => {
  const html = render(
    <Link href="/a">
      <Tooltip tip="Tip" cta="More" href="/b">
        word
      </Tooltip>
    </Link>,
  );
  expect(html.match(/<a /g)).toHaveLength(1);
  expect(html).toContain('>More</span>');
});

test('the link of a tooltip without words for it shows its address', () => {
  expect(
    render(
      <Tooltip tip="Tip" href="https://example.com/a">
        word
      </Tooltip>,
    ),
  ).toMatch(/<a [^>]*href="https:\/\/example\.com\/a"[^>]*>example\.com\/a<\/a>/);
});

test('a tooltip is described text with a link', () => {
  expect(
    render(
      <Tooltip tip="Tip" headline="Head" cta="More" href="/x">
        word
      </Tooltip>,
    ),
  ).toMatchInlineSnapshot(
    `"<span class="tooltip"><span class="tooltip-trigger" tabindex="0" aria-describedby="tooltip-1">word</span><span class="tooltip-content" data-component-part="tooltip-content" role="tooltip" id="tooltip-1"><span class="tooltip-headline" data-component-part="tooltip-title">Head</span><span>Tip</span><a class="tooltip-cta" data-component-part="tooltip-cta" href="/base/x">More</a></span></span>"`,
  );
});

test('badges', () => {
  expect(
    render(
      <Badge color="Green" size="lg" shape="pill" icon="star" stroke>
        New
      </Badge>,
    ),
  ).toMatchInlineSnapshot(
    `"<span class="badge" data-badge="" data-color="green" data-size="lg" data-shape="pill" data-stroke=""><span class="icon" aria-hidden="true"><svg data-icon="star"></svg></span>New</span>"`,
  );
  expect(
    render(
      <Badge href="/x" disabled="true">
        y
      </Badge>,
    ),
  ).toBe(
    '<a class="badge" href="/base/x" data-badge="" data-color="gray" data-size="md" data-shape="rounded" data-disabled="">y</a>',
  );
});

test('a heading cell without content is a plain cell: it heads nothing', () => {
  const row = (cell: ReactNode) =>
    render(
      <table>
        <thead>
          <tr>
            <TableHeading>{cell}</TableHeading>
          </tr>
        </thead>
      </table>,
    );
  expect(row(' ')).toContain('<td>');
  expect(row(undefined)).toContain('<td>');
  expect(row('Name')).toContain('<th>Name</th>');
  expect(row(<img src="/a.png" alt="Name" />)).toContain('<th>');
});

test('a link within a link is text', () => {
  expect(
    render(
      <Link href="mailto:a@b.dev">
        <Link href="mailto:a@b.dev">a@b.dev</Link>
      </Link>,
    ),
  ).toBe('<a class="link" href="mailto:a@b.dev"><span>a@b.dev</span></a>');
});

test('a tooltip that says nothing is its text', () => {
  expect(render(<Tooltip>Words</Tooltip>)).toBe('<span class="tooltip">Words</span>');
  expect(render(<Tooltip href="/a">Words</Tooltip>)).toContain('role="tooltip"');
});
