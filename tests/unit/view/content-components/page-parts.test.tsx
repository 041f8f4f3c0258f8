import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { createReaderMarks } from '../../../../src/base/readers/reader-marks.ts';
import { renderForReader } from '../../../../src/base/readers/render-for-reader.ts';
import { settleForAgents } from '../../../../src/base/readers/settle-edition.ts';
import { Accordion } from '../../../../src/view/content-components/Accordion.tsx';
import { Card } from '../../../../src/view/content-components/Card.tsx';
import { CodeBlock } from '../../../../src/view/content-components/CodeBlock.tsx';
import { CodeGroup } from '../../../../src/view/content-components/CodeGroup.tsx';
import { RequestExample } from '../../../../src/view/content-components/Examples.tsx';
import { Heading } from '../../../../src/view/content-components/Heading.tsx';
import { Panel } from '../../../../src/view/content-components/Panel.tsx';
import { Prompt } from '../../../../src/view/content-components/Prompt.tsx';
import type { AsidePart } from '../../../../src/view/content-components/page-context.ts';
import { Step } from '../../../../src/view/content-components/Steps.tsx';
import { Tab, Tabs } from '../../../../src/view/content-components/Tabs.tsx';
import { Tree } from '../../../../src/view/content-components/Tree.tsx';
import { Update } from '../../../../src/view/content-components/Update.tsx';
import { View } from '../../../../src/view/content-components/View.tsx';
import { Variation, Visibility } from '../../../../src/view/content-components/Visibility.tsx';
import { render, testPage } from './render-component.tsx';

test('updates: the first with tags brings the filter', () => {
  const html = render([
    <Update key="1" label="Plain">
      a
    </Update>,
    <Update key="2" label="v1.0" description="May" tags={['API', 2]}>
      b
    </Update>,
    <Update key="3" label="v1.0" id="old">
      c
    </Update>,
  ]);
  expect(html).toMatchInlineSnapshot(
    `"<section class="update update-container" id="plain"><div class="entry-head"><div><h2 class="entry-label" data-component-part="update-label"><a class="entry-link" href="#plain">Plain</a></h2></div></div><div class="entry-content" data-component-part="update-content">a</div></section><dw-filter id="changelog-filters" data-label="Filters" data-clear="Clear filters" hidden=""></dw-filter><section class="update update-container" id="v1-0" data-tags="[&quot;API&quot;,&quot;2&quot;]"><div class="entry-head"><div><h2 class="entry-label" data-component-part="update-label"><a class="entry-link" href="#v1-0">v1.0</a></h2><ul class="entry-tags" data-component-part="update-tag-list"><li>API</li><li>2</li></ul><div class="entry-description" data-component-part="update-description">May</div></div></div><div class="entry-content" data-component-part="update-content">b</div></section><section class="update update-container" id="old"><div class="entry-head"><div><h2 class="entry-label" data-component-part="update-label"><a class="entry-link" href="#old">v1.0</a></h2></div></div><div class="entry-content" data-component-part="update-content">c</div></section>"`,
  );
});

test('views: the first title is shown, wherever on the page it is', () => {
  const html = render([
    <View key="1" title="JS: Web" icon="js">
      a
    </View>,
    <View key="2" title="Python">
      b
    </View>,
    <View key="3" title="Python">
      c
    </View>,
    <View key="4" title="JS: Web">
      d
    </View>,
  ]);
  expect(html).toMatchInlineSnapshot(
    `"<dw-views id="multi-view-dropdown" data-label="Choose a view"></dw-views><section class="view" id="js-web" data-title="JS: Web" data-active=""><p class="view-title"><span class="icon" aria-hidden="true"><svg data-icon="js"></svg></span> JS: Web</p>a</section><section class="view" id="python" data-title="Python"><p class="view-title"> Python</p>b</section><section class="view" id="python-1" data-title="Python"><p class="view-title"> Python</p>c</section><section class="view" id="js-web-1" data-title="JS: Web" data-active=""><p class="view-title"> JS: Web</p>d</section>"`,
  );
});

test('a view without a title is called what it is', () => {
  expect(render(<View>a</View>)).toContain('<section class="view" id="view"');
});

const secret = 'abc';
const markedPage = () => testPage({ marks: createReaderMarks(secret) });

function shownTo(html: string, groups: string[] | null): string {
  const audience = groups === null ? ({ kind: 'anonymous' } as const) : { kind: 'member' as const, groups };
  return renderForReader(html, { secret, reader: { audience, content: {} } });
}

test('visibility: marks say who sees what', () => {
  const html = render(
    ['humans', 'agents', 'signed-in', 'signed-out', { groups: ['a', 'b'] }, undefined, 'everyone'].map((audience) => (
      <Visibility key={JSON.stringify(audience)} for={audience}>
        {JSON.stringify(audience)}
      </Visibility>
    )),
    markedPage(),
  ).replaceAll('&quot;', '"');
  expect(shownTo(html, null)).toBe('"humans""signed-out"');
  expect(shownTo(html, [])).toBe('"humans""signed-in"');
  expect(shownTo(html, ['b'])).toBe('"humans""signed-in"{"groups":["a","b"]}');
  expect(settleForAgents(html, secret)).toBe('"agents"');
});

test('visibility: what names nobody is told of, since nobody sees it', () => {
  const told: unknown[] = [];
  const page = testPage({ warn: ({ message }) => told.push(message) });
  const show = (audience: unknown) => render(<Visibility for={audience}>x</Visibility>, page);
  expect([['staff'], { group: ['staff'] }, undefined, { groups: ['staff'] }, 'humans'].map(show).join('')).toBe('x');
  expect(told).toEqual(Array(3).fill('A <Visibility> does not say whom it is for, so nobody sees it'));
});

test('visibility: where nothing reads marks, only what people see is there', () => {
  const show = (audience: unknown) => render(<Visibility for={audience}>x</Visibility>);
  expect(['humans', 'agents', 'signed-in', 'signed-out', { groups: ['a'] }].map(show).join()).toBe('x,,,,');
});

test.each<[string, ReactNode]>([
  [
    'Tabs',
    <Tabs key="1">
      <Visibility for="signed-in">
        <Tab title="secret">secret</Tab>
      </Visibility>
      <Tab title="open">open</Tab>
    </Tabs>,
  ],
  [
    'Tabs in a fragment of a wrapper',
    <Tabs key="1">
      <Staff>
        <Tab title="secret">secret</Tab>
      </Staff>
      <Tab title="open">open</Tab>
    </Tabs>,
  ],
  [
    'CodeGroup',
    <CodeGroup key="1">
      <Visibility for="signed-in">
        <CodeBlock title="secret" code="secret" />
      </Visibility>
      <CodeBlock title="open" code="open" />
    </CodeGroup>,
  ],
  [
    'CodeGroup as a choice',
    <CodeGroup key="1" dropdown>
      <Visibility for="signed-in">
        <CodeBlock title="secret" code="secret" />
      </Visibility>
      <CodeBlock title="open" code="open" />
    </CodeGroup>,
  ],
  [
    'RequestExample',
    <Visibility key="1" for="signed-in">
      <RequestExample>
        <CodeBlock title="secret" code="secret" />
      </RequestExample>
    </Visibility>,
  ],
  [
    'Panel',
    <Visibility key="1" for="signed-in">
      <Panel>secret</Panel>
    </Visibility>,
  ],
  [
    'Panel in a wrapper',
    <Staff key="1">
      <Panel>secret</Panel>
    </Staff>,
  ],
  [
    'an example in Tabs',
    <Tabs key="1">
      <Visibility for="signed-in">
        <RequestExample>
          <CodeBlock title="secret" code="secret" />
        </RequestExample>
      </Visibility>
      <Tab title="open">open</Tab>
    </Tabs>,
  ],
  [
    'Tree',
    <Tree key="1">
      <Visibility for="signed-in">
        <ul>
          <li>
            secret/
            <ul>
              <li>secret</li>
            </ul>
          </li>
        </ul>
      </Visibility>
    </Tree>,
  ],
  [
    'Tree, inside of a list',
    <Tree key="1">
      <ul>
        <li>open</li>
        <li>
          <Visibility for="signed-in">secret</Visibility>
        </li>
      </ul>
    </Tree>,
  ],
  [
    'titles',
    ['Tab', 'Step', 'Accordion', 'View', 'Update', 'Card', 'Heading'].map((name) =>
      titled(name, <Visibility for="signed-in">secret</Visibility>),
    ),
  ],
  [
    'titles by a wrapper',
    ['Tab', 'Step', 'Accordion', 'View', 'Update', 'Card', 'Heading'].map((name) =>
      titled(name, <Staff>secret</Staff>),
    ),
  ],
])('%s keeps marks', (_, node) => {
  const page = testPage({ marks: createReaderMarks(secret), aside: [], isOwn: (type) => type === Staff });
  const html = render(node, page) + page.aside!.map((part) => render(part.node, page)).join('');
  expect(shownTo(html, null)).not.toContain('secret');
  expect(shownTo(html, [])).toContain('secret');
});

function Staff({ children }: { children?: ReactNode }): ReactNode {
  return <Visibility for="signed-in">{children}</Visibility>;
}

function titled(name: string, title: ReactNode): ReactNode {
  switch (name) {
    case 'Tab':
      return (
        <Tabs key={name}>
          <Tab title={title}>x</Tab>
        </Tabs>
      );
    case 'Step':
      return <Step key={name} title={title} titleSize="h2" />;
    case 'Accordion':
      return <Accordion key={name} title={title} />;
    case 'View':
      return <View key={name} title={title} />;
    case 'Update':
      return <Update key={name} label={title} />;
    case 'Card':
      return (
        <Card key={name} href="/x">
          {title}
        </Card>
      );
    default:
      return <Heading key={name}>{title}</Heading>;
  }
}

test('variations: the first of the site is shown; a site without any shows all', () => {
  const page = testPage({ variations: ['web', 'app'] });
  expect(render(<Variation is="app">x</Variation>, page)).toBe(
    '<dw-variation data-is="[&quot;app&quot;]" hidden="">x</dw-variation>',
  );
  expect(render(<Variation is={['app', 'web']}>x</Variation>, page)).not.toContain('hidden');
  expect(render(<Variation is="app">x</Variation>)).toBe('x');
});

test('a panel goes beside the text, once, without those inside it', () => {
  const aside: AsidePart[] = [];
  expect(
    render(
      <Panel>
        <Panel>deep</Panel>
      </Panel>,
      testPage({ aside }),
    ),
  ).toBe('');
  expect(aside.length).toBe(1);
  expect(render(aside[0]!.node)).toBe('<div class="panel mdx-content">deep</div>');
  expect(render(<Panel>{'  '}</Panel>)).toBe('');
});

test('a prompt keeps its text as written, without the common indent', () => {
  const html = render(
    <Prompt
      description="Do *it*"
      actions={['copy', 'cursor', 'other']}
      icon="star"
      source={'\n    # Title\n\n      - a & b\n'}
    />,
  );
  expect(html).toMatchInlineSnapshot(`
    "<div class="prompt"><div class="prompt-header"><span class="icon prompt-icon" aria-hidden="true"><svg data-icon="star"></svg></span><div class="prompt-description"><span data-markdown="inline">Do *it*</span></div><div class="prompt-actions"><button class="prompt-action" type="button" data-copy="# Title

      - a &amp; b" data-copied="Copied">Copy prompt</button><a class="prompt-action" href="cursor://anysphere.cursor-deeplink/prompt?text=%23%20Title%0A%0A%20%20-%20a%20%26%20b">Open in Cursor</a></div></div><details class="prompt-text"><summary>Show more</summary><pre># Title

      - a &amp; b</pre></details></div>"
  `);
  expect(render(<Prompt description="x">text</Prompt>)).not.toContain('cursor:');
});

test('an entry outside of a tree is a tree of its own', () => {
  expect(render(<Tree.Folder name="src" />)).toMatch(/^<dw-tree class="tree"><ul><li /);
  expect(render(<Tree.File name="a.ts" />)).toMatch(/^<dw-tree class="tree"><ul><li /);
  expect(
    render(
      <Tree>
        <Tree.Folder name="src">
          <Tree.File name="a.ts" />
        </Tree.Folder>
      </Tree>,
    ).match(/<dw-tree/g),
  ).toHaveLength(1);
});
