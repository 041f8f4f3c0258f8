import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { createPageIds } from '../../../../src/view/content-components/create-page-ids.ts';
import { Tab, Tabs } from '../../../../src/view/content-components/Tabs.tsx';
import { render, testPage } from './render-component.tsx';

test('every panel is in the page, the first one shown', () => {
  expect(
    render(
      <Tabs>
        <Tab title="npm" icon="npm">
          one
        </Tab>
        <Tab title="`pnpm`">two</Tab>
      </Tabs>,
    ),
  ).toMatchInlineSnapshot(
    `"<dw-tabs class="tab-set tabs" data-sync=""><div class="tab-bar"><div class="tab-list" data-component-part="tabs-list" role="tablist"><button id="npm-tab" class="tab" data-component-part="tab-button" type="button" role="tab" aria-controls="npm" aria-selected="true" tabindex="0" data-active="true"><span class="icon tab-icon" aria-hidden="true"><svg data-icon="npm"></svg></span>npm</button><button id="pnpm-tab" class="tab" data-component-part="tab-button" type="button" role="tab" aria-controls="pnpm" aria-selected="false" tabindex="-1" data-active="false"><code>pnpm</code></button></div></div><div id="npm" class="tab-panel" data-component-part="tab-content" role="tabpanel" aria-labelledby="npm-tab" data-label="npm" data-active="">one</div><div id="pnpm" class="tab-panel" data-component-part="tab-content" role="tabpanel" aria-labelledby="pnpm-tab" data-label="pnpm">two</div></dw-tabs>"`,
  );
});

test('tabs come out of fragments, expressions and snippets', () => {
  const Snippet = ({ word }: { word: string }) => (
    <>
      <Tab title={word}>from a snippet</Tab>
    </>
  );
  const html = render(
    <Tabs>
      {['a', 'b'].map((title) => (
        <Tab key={title} title={title}>
          x
        </Tab>
      ))}
      {/* biome-ignore lint/complexity/noUselessFragments: fragments are what is tested */}
      <>
        <Snippet word="c" />
      </>
    </Tabs>,
  );
  expect([...html.matchAll(/role="tab" [^>]*>([^<]*)</g)].map((match) => match[1])).toEqual(['a', 'b', 'c']);
});

test('ids count across the page and those of the author win', () => {
  const html = render([
    <Tabs key="1">
      <Tab title="Go">1</Tab>
      <Tab title="Go" id="mine">
        2
      </Tab>
    </Tabs>,
    <Tabs key="2">
      <Tab title="Go">3</Tab>
    </Tabs>,
  ]);
  expect([...html.matchAll(/ id="([^"]*)" class="tab-panel"/g)].map((match) => match[1])).toEqual([
    'go',
    'mine',
    'go-2',
  ]);
});

test('a child that is no tab keeps its content', () => {
  const Loose = ({ children }: { children?: ReactNode }) => <em>{children}</em>;
  expect(
    render(
      <Tabs>
        <Tab title="A">a</Tab>
        <Loose>kept</Loose>
      </Tabs>,
    ),
  ).toContain('<em>kept</em>');
});

test('a tab that is called like a heading of the page leaves the id to it', () => {
  const html = render(
    <Tabs>
      <Tab title="Proxy">one</Tab>
      <Tab title="Agent">two</Tab>
    </Tabs>,
    testPage({ ids: createPageIds(new Set(['proxy'])) }),
  );
  expect(html).toContain('id="proxy-part"');
  expect(html).toContain('aria-controls="proxy-part"');
  expect(html).toContain('id="agent"');
});

test('numbered parts leave their names to headings', () => {
  const ids = createPageIds(new Set(['response-2']));
  expect([ids.next('response'), ids.next('response'), ids.next('response')]).toEqual([
    'response-1',
    'response-2-part',
    'response-3',
  ]);
});

test('a tab outside of tabs shows its title', () => {
  expect(render(<Tab title="`npm`">one</Tab>)).toBe(
    '<div class="tab-panel" data-component-part="tab-content" id="npm"><p><strong><code>npm</code></strong></p>one</div>',
  );
  expect(render(<Tab>two</Tab>)).not.toContain('<p>');
});
