import { expect, test } from 'vitest';
import { H2 } from '../../../../src/view/content-components/Heading.tsx';
import { Step, Steps } from '../../../../src/view/content-components/Steps.tsx';
import { render } from './render-component.tsx';

test('steps are a numbered list', () => {
  expect(
    render(
      <Steps>
        <Step title="Install `it`" id="install">
          Body
        </Step>
        <Step title="Next" icon="check" stepNumber={7} />
      </Steps>,
    ),
  ).toMatchInlineSnapshot(
    `"<div class="steps" role="list"><div class="step" role="listitem" id="install"><div class="rung-marker" data-component-part="step-number" aria-hidden="true"><div></div></div><div class="rung-body" data-component-part="step-content"><p class="rung-title" data-component-part="step-title">Install <code>it</code></p>Body</div></div><div class="step" role="listitem" style="counter-set:step 7" data-hash="next"><div class="rung-marker" data-component-part="step-number" aria-hidden="true"><div data-icon=""><span class="icon" aria-hidden="true"><svg data-icon="check"></svg></span></div></div><div class="rung-body" data-component-part="step-content"><p class="rung-title" data-component-part="step-title">Next</p></div></div></div>"`,
  );
});

test('titles of the size of a heading are headings with ids of the page', () => {
  const html = render([
    <H2 key="1">Install</H2>,
    <Steps key="2" titleSize="h3">
      <Step title="Install" />
      <Step title="*Run*" titleSize="h2" id="go" noAnchor />
    </Steps>,
  ]);
  expect(html).toContain(
    '<h3 data-component-part="step-title" id="install-2" class="heading rung-title">Install<a class="heading-anchor" href="#install-2"',
  );
  expect(html).toContain('<h2 data-component-part="step-title" id="go" class="heading rung-title"><em>Run</em></h2>');
});

test('a title leads to its step without taking an id from headings', () => {
  const html = render([
    <Steps key="1">
      <Step title="Sync (push and pull)" />
      <Step title="Sync" id="own" />
    </Steps>,
    <H2 key="2">Sync</H2>,
  ]);
  expect(html.match(/(?:data-hash|id)="[^"]*"/g)).toEqual(['data-hash="sync-push-and-pull"', 'id="own"', 'id="sync"']);
});

test('a step stands alone, without a title, with a name instead of a title', () => {
  expect(render(<Step>only text</Step>)).toContain('data-component-part="step-content">only text</div>');
  expect(render(<Step name="Named" />)).toContain('<p class="rung-title" data-component-part="step-title">Named</p>');
});

test('a step outside of steps is no item of a list', () => {
  expect(render(<Step title="Alone">Body</Step>)).not.toContain('listitem');
});
