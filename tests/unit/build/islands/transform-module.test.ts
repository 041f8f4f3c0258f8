import { expect, test } from 'vitest';
import { ComponentError } from '../../../../src/build/islands/component-error.ts';
import { transformModule } from '../../../../src/build/islands/transform-module.ts';

const options = { builtIns: new Set(['Card', 'Note', 'Tree', 'Error']), builtInModule: './components.js' };

test('what is used without an import is brought into scope, on the first line', () => {
  const source = `export const A = ({ x }) => {
  const [open] = useState(false);
  return <Card title={open}><Tree.Folder/><Mystery class="a" style="color: red;
    --b: url(x;y)">{React.version}</Mystery></Card>;
};`;
  expect(transformModule('a.jsx', source, options).code).toMatchInlineSnapshot(`
    "import * as React from 'react';import { useState } from 'react';import { components as __components } from "./components.js";const { Card, Tree } = __components;const Mystery = ({ children }) => children ?? null;export const A = ({ x }) => {
      const [open] = useState(false);
      return <Card title={open}><Tree.Folder/><Mystery className="a" style={{"color":"red","--b":"url(x;y)"}
    }>{React.version}</Mystery></Card>;
    };"
  `);
});

test('React is given to a file that looks for it in the global scope', () => {
  const source = `const React = globalThis.React ?? window?.React;
window.React = React;
export const A = () => <p>{React.version}</p>;`;
  expect(transformModule('a.jsx', source, options).code).toMatchInlineSnapshot(`
    "import * as __React from 'react';const React = __React ?? __React;
    window.React = React;
    export const A = () => <p>{React.version}</p>;"
  `);
});

test('declarations and imports of the file win', () => {
  const source = `import { Card, Other as Note } from './mine.jsx'; import React, { useState } from 'react';
const Tree = () => null; function useEffect() {}
export const A = () => { useState(0); useEffect(); return <Card><Note/><Tree/></Card>; };`;
  const { code, imports } = transformModule('a.jsx', source, options);
  expect(code).toBe(source);
  expect([...imports].map(([specifier, names]) => [specifier, [...names]])).toEqual([
    ['./mine.jsx', ['Card', 'Other']],
    ['react', ['default', 'useState']],
  ]);
});

test('names of JavaScript itself are not replaced', () => {
  expect(transformModule('a.jsx', 'export const f = () => { throw new Error("x"); };', options).code).not.toContain(
    'import',
  );
});

test('TypeScript in .jsx is known as such', () => {
  const { language, imports } = transformModule(
    'a.jsx',
    'import type { T } from "./t"; export const A = (p: T) => <b/>;',
    options,
  );
  expect([language, imports.size]).toEqual(['tsx', 0]);
});

test('re-exports are imports too', () => {
  const { imports } = transformModule(
    'a.js',
    'export { a as b } from "x"; export * from "y"; import "z"; import * as w from "w";',
    options,
  );
  expect([...imports].map(([specifier, names]) => [specifier, ...names])).toEqual([
    ['x', 'a'],
    ['y', '*'],
    ['z'],
    ['w', '*'],
  ]);
});

test('a parse error names its place', () => {
  expect(() => transformModule('a.jsx', 'export const A = <b>;', options)).toThrow(ComponentError);
});
