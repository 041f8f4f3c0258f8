import { expect, test } from 'vitest';
import { Callout, Danger, Note, Tip } from '../../../../src/view/content-components/Callout.tsx';
import { render } from './render-component.tsx';

test('a preset has its icon, name and body', () => {
  expect(render(<Note>Text</Note>)).toMatchInlineSnapshot(
    `"<div class="callout" data-callout-type="note" role="note" aria-label="Note"><span class="icon inset-icon" aria-hidden="true" data-component-part="callout-icon"><svg data-icon="fontawesome circle-info"></svg></span><div class="inset-body" data-component-part="callout-content">Text</div></div>"`,
  );
});

test('title, icon and colour of the author win', () => {
  const html = render(
    <Danger title="Mind the `gap`" icon="skull" color="#7c3aed">
      x
    </Danger>,
  );
  expect(html).toContain('<p class="inset-title" data-component-part="callout-title">Mind the <code>gap</code></p>');
  expect(html).toContain('data-icon="skull"');
  expect(html).toContain('style="--callout-color:#7c3aed"');
});

test.each([
  ['warning', 'warning'],
  ['Success', 'check'],
  ['caution', 'warning'],
  ['something', 'custom'],
  ['constructor', 'custom'],
])('type="%s" is %s', (type, kind) => {
  expect(render(<Callout type={type}>x</Callout>)).toContain(`data-callout-type="${kind}"`);
});

test('a preset keeps its kind whatever `type` says', () => {
  const written = { type: 'danger' };
  expect(render(<Tip {...written}>x</Tip>)).toContain('data-callout-type="tip"');
});

test('a colour cannot bring other declarations along', () => {
  expect(render(<Callout color="red;position:fixed">x</Callout>)).not.toContain('style=');
});

test('an emoji stands in for the icon', () => {
  expect(render(<Callout emoji="🚧">x</Callout>)).toContain(
    '<span class="icon inset-icon" data-component-part="callout-icon" aria-hidden="true">🚧</span>',
  );
});
