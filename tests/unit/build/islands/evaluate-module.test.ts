import * as React from 'react';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { compileModule } from '../../../../src/build/islands/compile-module.ts';
import { ComponentError } from '../../../../src/build/islands/component-error.ts';
import { evaluateComponentModule, locateError, runModule } from '../../../../src/build/islands/evaluate-module.ts';

const scope = { useState: React.useState, Card: ({ title }: { title: string }) => createElement('b', null, title) };

function evaluate(
  source: string,
  file = 'snippets/x.jsx',
  modules: Record<string, Record<string, unknown>> = {},
): Record<string, unknown> {
  return evaluateComponentModule({ source, file, scope, resolveImport: (specifier) => modules[specifier] ?? null });
}

function markup(component: unknown, props: Record<string, unknown> = {}): string {
  return renderToStaticMarkup(createElement(component as ComponentType<Record<string, unknown>>, props));
}

function failure(run: () => unknown): ComponentError['problem'] {
  try {
    run();
  } catch (error) {
    if (error instanceof ComponentError) return error.problem;
    throw error;
  }
  throw new Error('Nothing was thrown');
}

test('hooks and built-in components are in scope', () => {
  const { Counter } = evaluate(`export const Counter = ({ from }) => {
    const [count] = useState(from);
    return <p>Count: {count} <Card title="x" /></p>;
  }`);
  expect(markup(Counter, { from: 3 })).toBe('<p>Count: 3 <b>x</b></p>');
});

test.each(['(globalThis as any).React', '(window as unknown as { React: any })!.React', "self['React']"])(
  'React is found in the global scope past types: %s',
  (written) => {
    const { A } = evaluate(
      `const R: any = ${written};\nexport const A = () => <p>{R.useState(3)[0]}</p>;`,
      'snippets/x.tsx',
    );
    expect(markup(A)).toBe('<p>3</p>');
  },
);

test('React is found in the global scope', () => {
  const { A } = evaluate(`const React = globalThis.React ?? (() => { throw new Error('No React') })();
export const A = () => { const { useState } = React; return <p>{useState(3)[0]}</p>; };`);
  expect(markup(A)).toBe('<p>3</p>');
});

test('a name of the file itself wins over the scope', () => {
  const { A, Card } = evaluate('export function Card() { return <i/> }\nexport const A = () => <Card title="x"/>');
  expect(markup(A)).toBe('<i></i>');
  expect(Card).not.toBe(scope.Card);
});

test('all forms of import and export', () => {
  const source = `import React, { Fragment as F } from 'react';
import data, { list as items } from './data.js';
import * as all from './data.js';
import './side-effect.css';
const local = 1;
export { local as renamed, items };
export { list as again } from './data.js';
export * from './data.js';
export * as space from './data.js';
export const { a, b: [c], ...rest } = { a: 1, b: [2], d: 4 };
export class Model {}
export default () => <F>{data}{React.version === React.version && all.list.length}</F>;`;
  const list = [1, 2];
  const exports = evaluate(source, 'a.jsx', { './data.js': { default: 'text', list } });
  expect(exports).toMatchObject({ renamed: 1, items: list, again: list, list, a: 1, c: 2, rest: { d: 4 } });
  expect(exports['space']).toEqual({ default: 'text', list });
  expect(markup(exports['default'])).toBe('text2');
});

test('a named default function can be used by others', () => {
  const { default: Outer } = evaluate(
    'export default function Inner({ deep }) { return deep ? <b/> : <Inner deep /> }',
  );
  expect(markup(Outer)).toBe('<b></b>');
});

test('TypeScript is understood in .tsx and forgiven in .jsx', () => {
  const source = `import type { Thing } from './types';
type Props = { items: string[] };
export const List = ({ items }: Props) => <ul>{items.map((item: string) => <li key={item}>{item as any}</li>)}</ul>;`;
  for (const file of ['a.tsx', 'a.jsx']) {
    expect(markup(evaluate(source, file)['List'], { items: ['x'] })).toBe('<ul><li>x</li></ul>');
  }
});

test('names of an unknown module show their children', () => {
  const { A } = evaluate(`import { Box } from 'some-package'; import Thing from 'other';
export const A = () => <Box color="red">kept <Thing/></Box>`);
  expect(markup(A)).toBe('kept ');
});

test('a parse error names file, line and column', () => {
  expect(
    failure(() => evaluate('export const A = 1;\n\nexport const B = <div>\n  {a b}\n</div>;')),
  ).toMatchInlineSnapshot(`
    {
      "code": "invalid-component",
      "column": 6,
      "file": "snippets/x.jsx",
      "line": 4,
      "message": "This component file is not valid JavaScript: Expected \`}\` but found \`Identifier\`",
      "severity": "error",
    }
  `);
});

test('an error while loading names the place in the original file', () => {
  const source = `// a comment that the compiled code does not have

export const first = 1;
export const second = missing.property;`;
  expect(failure(() => evaluate(source))).toMatchInlineSnapshot(`
    {
      "code": "component-failed",
      "column": 14,
      "file": "snippets/x.jsx",
      "line": 4,
      "message": "This component file failed to load: missing is not defined",
      "severity": "error",
    }
  `);
});

test('positions count characters, not bytes', () => {
  expect(failure(() => evaluate('export const a = "日本語 🎉"; export const b = missing;'))).toMatchObject({
    line: 1,
    column: 35,
  });
});

test('an error while rendering is located by the element it happened in', () => {
  const module = compileModule(
    'snippets/late.jsx',
    'export const A = ({ user }) => (\n  <p>\n    {user.name}\n  </p>\n);',
  );
  const { A } = runModule(module, { scope, resolveImport: () => null });
  let thrown: unknown;
  try {
    markup(A);
  } catch (error) {
    thrown = error;
  }
  expect(locateError(thrown, module)).toEqual({ line: 2, column: 3 });
});
