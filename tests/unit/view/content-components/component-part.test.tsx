import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { Accordion } from '../../../../src/view/content-components/Accordion.tsx';
import { Note } from '../../../../src/view/content-components/Callout.tsx';
import { Card } from '../../../../src/view/content-components/Card.tsx';
import { CodeBlock } from '../../../../src/view/content-components/CodeBlock.tsx';
import { CodeGroup } from '../../../../src/view/content-components/CodeGroup.tsx';
import { Expandable } from '../../../../src/view/content-components/Expandable.tsx';
import { Step, Steps } from '../../../../src/view/content-components/Steps.tsx';
import { Tab, Tabs } from '../../../../src/view/content-components/Tabs.tsx';
import { Tooltip } from '../../../../src/view/content-components/Tooltip.tsx';
import { Update } from '../../../../src/view/content-components/Update.tsx';
import { render } from './render-component.tsx';

/** Names that style sheets of public sites select. */
test.each<[string, ReactElement, readonly string[]]>([
  [
    'accordion',
    <Accordion key="a" title="T" icon="key">
      x
    </Accordion>,
    ['accordion-button', 'accordion-icon', 'accordion-title', 'accordion-content'],
  ],
  ['callout', <Note key="n">x</Note>, ['callout-icon', 'callout-content']],
  [
    'card',
    <Card key="c" title="T" icon="key">
      x
    </Card>,
    ['card-content-container', 'card-icon', 'card-title', 'card-content'],
  ],
  [
    'code',
    <CodeBlock key="c" title="a.ts">
      x
    </CodeBlock>,
    ['code-block-header', 'code-block-header-filename', 'code-block-root'],
  ],
  [
    'code group',
    <CodeGroup key="g">
      <CodeBlock title="a">x</CodeBlock>
    </CodeGroup>,
    ['code-group-tab-bar', 'tabs-list', 'tab-button', 'code-group-tab-content', 'code-block-root'],
  ],
  ['expandable', <Expandable key="e">x</Expandable>, ['expandable-button']],
  [
    'steps',
    <Steps key="s">
      <Step title="T">x</Step>
    </Steps>,
    ['step-number', 'step-title', 'step-content'],
  ],
  [
    'tabs',
    <Tabs key="t">
      <Tab title="T">x</Tab>
    </Tabs>,
    ['tabs-list', 'tab-button', 'tab-content'],
  ],
  [
    'tooltip',
    <Tooltip key="t" tip="x" headline="h" cta="c" href="/">
      y
    </Tooltip>,
    ['tooltip-content', 'tooltip-title', 'tooltip-cta'],
  ],
  [
    'update',
    <Update key="u" label="L" description="D" tags={['a']}>
      x
    </Update>,
    ['update-label', 'update-tag-list', 'update-description', 'update-content'],
  ],
])('the parts of a %s have their names', (_, element, names) => {
  const html = render(element);
  for (const name of names) expect(html).toContain(`data-component-part="${name}"`);
});

test('a number stands in an element of its own within the part', () => {
  expect(render(<Step title="T">x</Step>)).toMatch(/data-component-part="step-number"[^>]*><div>/);
});

test('every tab says whether it is the current one', () => {
  const html = render(
    <Tabs>
      <Tab title="A">x</Tab>
      <Tab title="B">y</Tab>
    </Tabs>,
  );
  expect(html.match(/role="tab"[^>]*data-active="(true|false)"/g)).toHaveLength(2);
});
