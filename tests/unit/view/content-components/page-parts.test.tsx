import { expect, test } from 'vitest';
import { Panel } from '../../../../src/view/content-components/Panel.tsx';
import { Prompt } from '../../../../src/view/content-components/Prompt.tsx';
import type { AsidePart } from '../../../../src/view/content-components/page-context.ts';
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
    `"<section class="update" id="plain"><div class="update-head"><h2 class="update-label" data-component-part="update-label"><a class="update-link" href="#plain">Plain</a></h2></div><div class="update-content">a</div></section><dw-filter id="changelog-filters" data-label="Filters" data-clear="Clear filters" hidden=""></dw-filter><section class="update" id="v1-0" data-tags="[&quot;API&quot;,&quot;2&quot;]"><div class="update-head"><h2 class="update-label" data-component-part="update-label"><a class="update-link" href="#v1-0">v1.0</a></h2><ul class="update-tags"><li>API</li><li>2</li></ul><div class="update-description">May</div></div><div class="update-content">b</div></section><section class="update" id="old"><div class="update-head"><h2 class="update-label" data-component-part="update-label"><a class="update-link" href="#old">v1.0</a></h2></div><div class="update-content">c</div></section>"`,
  );
});

test('views: one each, the first shown', () => {
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
  ]);
  expect(html).toMatchInlineSnapshot(
    `"<dw-views id="multi-view-dropdown" data-label="Choose a view"></dw-views><section class="view" id="js-web" data-title="JS: Web" data-active=""><p class="view-title"><span class="icon" aria-hidden="true"><svg data-icon="js"></svg></span> JS: Web</p>a</section><section class="view" id="python" data-title="Python"><p class="view-title"> Python</p>b</section>"`,
  );
});

test('visibility: the reader decides, agents never see the page', () => {
  const show = (audience: unknown) => render(<Visibility for={audience}>x</Visibility>);
  expect(show('humans')).toBe('x');
  expect(show('agents')).toBe('');
  expect(show(undefined)).toBe('');
  expect(show('everyone')).toBe('');
  expect(show('signed-in')).toBe('<dw-visibility data-for="signed-in" hidden="">x</dw-visibility>');
  expect(show('signed-out')).toBe('<dw-visibility data-for="signed-out">x</dw-visibility>');
  expect(show({ groups: ['a', 'b'] })).toBe(
    '<dw-visibility data-for="groups" data-groups="[&quot;a&quot;,&quot;b&quot;]" hidden="">x</dw-visibility>',
  );
});

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
  expect(render(aside[0]!.node)).toBe('<div class="panel">deep</div>');
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
