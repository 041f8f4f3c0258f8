import { expect, test } from 'vitest';
import { Card } from '../../../../src/view/content-components/Card.tsx';
import { CardGroup, Columns } from '../../../../src/view/content-components/Columns.tsx';
import { Tile } from '../../../../src/view/content-components/Tile.tsx';
import { render } from './render-component.tsx';

test('a card with everything', () => {
  expect(
    render(
      <Card
        title="Quick **start**"
        icon="rocket"
        iconType="duotone"
        href="/quickstart"
        color="#f00"
        img="/a.png"
        cta="Go"
        horizontal
      >
        Text
      </Card>,
    ),
  ).toMatchInlineSnapshot(
    `"<div class="card" data-horizontal="" style="--card-color:#f00"><img class="pane-image" data-component-part="card-image" alt="" loading="lazy" src="/base/a.png" width="40" height="30"/><div class="pane-body" data-component-part="card-content-container"><span class="icon pane-icon" aria-hidden="true" data-component-part="card-icon"><svg data-icon="duotone rocket"></svg></span><div class="pane-text"><p class="pane-title" data-component-part="card-title"><a class="pane-link" href="/base/quickstart">Quick <strong>start</strong></a></p><div class="pane-content" data-component-part="card-content">Text</div><p class="pane-cta" data-component-part="card-cta">Go</p></div></div></div>"`,
  );
});

test('an external link opens a tab and shows an arrow unless told not to', () => {
  const html = render(<Card title="Out" href="https://example.com" />);
  expect(html).toContain('target="_blank" rel="noreferrer"');
  expect(html).toContain('data-arrow=""');
  expect(render(<Card title="Out" href="https://example.com" arrow="false" />)).not.toContain('data-arrow');
  expect(render(<Card title="In" href="/x" />)).not.toContain('data-arrow');
  expect(render(<Card title="In" href="/x" arrow="true" />)).toContain('data-arrow');
});

test('a card without a title still has a link with a name', () => {
  expect(
    render(
      <Card href="/x">
        <b>Only</b> text
      </Card>,
    ),
  ).toContain('<a class="pane-link" href="/base/x" aria-label="Only text">');
});

test('a disabled card leads nowhere', () => {
  const html = render(<Card title="Soon" href="/x" disabled />);
  expect(html).toContain('aria-disabled="true"');
  expect(html).not.toContain('<a');
});

test('a link in a title is flattened, since titles are links', () => {
  expect(render(<Card title="See [docs](/y)" href="/x" />)).toContain('href="/base/x">See docs</a>');
});

test('icons may be elements', () => {
  expect(render(<Card icon={<svg id="own" />} title="x" />)).toContain(
    '<span class="icon pane-icon" aria-hidden="true" data-component-part="card-icon"><svg id="own"></svg></span>',
  );
});

test.each([
  [undefined, 2],
  ['3', 3],
  [4, 4],
  [9, 4],
  ['none', 2],
  [0, 1],
])('columns of cols=%s are %s', (cols, count) => {
  expect(render(<Columns cols={cols}>x</Columns>)).toContain(`<div class="columns" style="--columns:${count}">`);
});

test('a card group is columns by another name', () => {
  expect(render(<CardGroup cols={3}>x</CardGroup>)).toContain('class="columns card-group" style="--columns:3"');
});

test('a tile shows its preview above a link', () => {
  expect(
    render(
      <Tile href="/x" title="T" description="D">
        preview
      </Tile>,
    ),
  ).toMatchInlineSnapshot(
    `"<div class="tile"><div class="slab-preview">preview</div><p class="slab-title" data-component-part="tile-title"><a class="pane-link" href="/base/x">T</a></p><p class="slab-description" data-component-part="tile-description">D</p></div>"`,
  );
});
