import { existsSync } from 'node:fs';
import { type ComponentType, createElement } from 'react';
import { expect, test } from 'vitest';
import { components } from '../../../../src/view/content-components/components.ts';
import { featureStyles } from '../../../../src/view/content-components/feature-styles.ts';
import { render, testPage } from './render-component.tsx';

/** docs/format.md#components. */
const documented =
  `Note Warning Info Tip Check Danger Callout Accordion AccordionGroup Badge Card CardGroup Columns Column CodeGroup
  CodeBlock SnippetGroup Tabs Tab Steps Step Expandable ParamField Param ResponseField RequestExample ResponseExample Frame Example Icon
  Tooltip Tile Tree FileTree Color GitHub Github Mermaid Latex Panel Prompt Update View Visibility Variation Heading Snippet MDX Link
  ZoomImage CustomCode CustomComponent DynamicCustomComponent ApiPlayground Popup Table OptimizedImage OptimizedVideo OptimizedFrame`.split(
    /\s+/,
  );

test('every documented name is there', () => {
  expect(documented.filter((name) => !Object.hasOwn(components, name))).toEqual([]);
});

const parts = Object.entries({
  ...components,
  'Tree.Folder': member('Tree', 'Folder'),
  'Tree.File': member('Tree', 'File'),
  'Color.Row': member('Color', 'Row'),
  'Color.Item': member('Color', 'Item'),
  'GitHub.Repo': member('GitHub', 'Repo'),
}).filter(([, component]) => typeof component === 'function');

function member(name: string, part: string): ComponentType<never> {
  return (components[name] as unknown as Record<string, ComponentType<never>>)[part]!;
}

const odd: [string, Record<string, unknown>][] = [
  ['nothing', {}],
  [
    'numbers',
    { title: 1, icon: 2, href: 3, cols: 4, label: 5, tags: 6, name: 7, type: 8, value: 9, id: 10, repo: 11, color: 12 },
  ],
  [
    'flags',
    {
      title: true,
      icon: true,
      href: true,
      cols: true,
      label: true,
      tags: true,
      name: true,
      type: true,
      value: true,
      src: true,
      style: undefined,
      color: true,
    },
  ],
  [
    'elements',
    {
      title: createElement('b', null, 'x'),
      icon: createElement('svg'),
      label: createElement('i'),
      caption: createElement('u'),
      description: createElement('s'),
      type: createElement('em'),
    },
  ],
  ['empty text', { title: '', icon: '', href: '', name: '', value: '', src: '', repo: '', label: '', source: '' }],
  [
    'hostile text',
    {
      title: '"><script>alert(1)</script>',
      icon: '__proto__',
      type: 'constructor',
      color: 'url(javascript:x)',
      href: '/a"b',
      size: 'expression(1)',
      className: 'a"b',
      name: '<b>',
      language: '"><x>',
    },
  ],
];

test.each(odd)('no component fails on %s', (_, props) => {
  for (const [name, component] of parts) {
    // These hand their props on to an HTML element of that name.
    if (/^[a-z]|Image$|Video$|^(Table|Link|Heading)$/.test(name)) continue;
    const html = render(createElement(component as ComponentType<Record<string, unknown>>, props, 'text'));
    expect(html, name).not.toMatch(/<script|\[object Object\]/);
  }
});

test('features name sheets that exist, and components name their features', () => {
  for (const sheet of Object.values(featureStyles)) {
    expect(existsSync(new URL(`../../../../src/view/content-components/styles/${sheet}`, import.meta.url)), sheet).toBe(
      true,
    );
  }
  const page = testPage({ variations: ['a'], typedCode: (code) => ({ code, annotate: (markup) => markup }) });
  for (const [name, component] of parts)
    render(
      createElement(
        component as ComponentType<Record<string, unknown>>,
        {
          title: 'x',
          name: 'x',
          repo: 'a/b',
          for: 'signed-in',
          is: 'a',
          value: 'x',
          source: 'x',
          chart: 'x',
          src: '/x',
          actions: true,
          color: '#0aa',
          twoslash: true,
        },
        ...(/^[a-z]|Image$/.test(name) ? [] : ['x']),
      ),
      page,
    );
  expect(Object.keys(featureStyles).filter((feature) => !page.used.has(feature))).toEqual([]);
});
