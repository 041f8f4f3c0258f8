import { expect, test } from 'vitest';
import { Accordion, AccordionGroup } from '../../../../src/view/content-components/Accordion.tsx';
import { Expandable } from '../../../../src/view/content-components/Expandable.tsx';
import { render } from './render-component.tsx';

test('an accordion opens without scripts', () => {
  expect(
    render(
      <Accordion title="OAuth 2.0: `Setup`" description="How" icon="key">
        Body
      </Accordion>,
    ),
  ).toMatchInlineSnapshot(
    `"<details class="accordion" id="oauth-2-0-setup"><summary class="fold-header" data-component-part="accordion-button"><span class="icon fold-icon" aria-hidden="true" data-component-part="accordion-icon"><svg data-icon="key"></svg></span><span class="fold-text" data-component-part="accordion-title-container"><span class="fold-title" data-component-part="accordion-title">OAuth 2.0: <code>Setup</code></span><span class="fold-description" data-component-part="accordion-description">How</span></span></summary><div class="fold-content" data-component-part="accordion-content">Body</div></details>"`,
  );
});

test('ids: from the title, counted, or the author’s own', () => {
  const html = render(
    <AccordionGroup>
      <Accordion title="A" />
      <Accordion title="A" />
      <Accordion title="B" id="mine" />
      <Accordion title={<b>Bold one</b>} />
    </AccordionGroup>,
  );
  expect([...html.matchAll(/<details class="accordion" id="([^"]*)"/g)].map((match) => match[1])).toEqual([
    'a',
    'a-1',
    'mine',
    'bold-one',
  ]);
});

test('a nested accordion names its parents in the address', () => {
  const html = render(
    <Accordion title="Outer">
      <Accordion title="Inner">x</Accordion>
    </Accordion>,
  );
  expect(html).toContain('id="outer"><summary');
  expect(html).toContain('id="inner" data-hash="outer:inner"');
});

test.each([
  [true, true],
  ['true', true],
  ['', true],
  [false, false],
  ['false', false],
  [undefined, false],
])('defaultOpen=%j', (defaultOpen, open) => {
  expect(/<details[^>]* open/.test(render(<Accordion title="x" defaultOpen={defaultOpen} />))).toBe(open);
  expect(/<details[^>]* open/.test(render(<Expandable title="x" defaultOpen={defaultOpen} />))).toBe(open);
});

test('an expandable says show and hide', () => {
  expect(render(<Expandable title="options">x</Expandable>)).toMatchInlineSnapshot(
    `"<details class="expandable" data-hash="options"><summary class="block-header" data-component-part="expandable-button"><span class="block-label" data-show="Show" data-hide="Hide"> options</span></summary><div class="block-content">x</div></details>"`,
  );
  expect(render(<Expandable>x</Expandable>)).toContain('child attributes');
});
