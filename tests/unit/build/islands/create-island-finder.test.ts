import { expect, test } from 'vitest';
import { createIslandFinder } from '../../../../src/build/islands/create-island-finder.ts';
import { pageStatements } from '../../../../src/build/islands/island-sources.ts';
import { siteSources, sourcesOf } from './fixture-site.ts';

function find(source: string, others: Record<string, string> = {}): string[] {
  return [...createIslandFinder(sourcesOf({ 'a.jsx': source, ...others })).islandsOf('a.jsx')].sort();
}

test.each([
  ['a hook without import', 'export const A = () => { const [x] = useState(0); return x; };'],
  ['a hook of React', 'export const A = () => { React.useEffect(() => {}); return null; };'],
  ['a hook of its own', 'const useThing = () => useState(0); export function A() { return useThing(); }'],
  ['an event handler', 'export const A = () => <a onMouseEnter={() => {}}>x</a>;'],
  ['a browser global', 'export const A = () => <a>{localStorage.getItem("x")}</a>;'],
  ['a check for the browser', 'export const A = () => typeof window === "undefined" ? null : <b/>;'],
  ['a class with state', 'export class A extends React.Component { render() { return null; } }'],
  ['an inner component', 'const B = () => <b onClick={x}/>; export const A = () => <i><B/></i>;'],
  ['a helper function', 'function go() { document.title = "x"; } export const A = () => { go(); return null; };'],
  ['memo', 'export const A = memo(() => <b onClick={x}/>);'],
  ['a later export', 'const A = () => useState(0); export { A };'],
  [
    'a statement that runs in the browser',
    'if (typeof window !== "undefined") window.x = 1;\nexport const A = () => <b/>;',
  ],
])('%s makes an island', (_, source) => {
  expect(find(source)).toEqual(['A']);
});

test.each([
  ['markup', 'export const A = ({ x }) => <a style={{ color: x }}>{x.map((y) => <i key={y}>{y}</i>)}</a>;'],
  ['hooks that compute', 'export const A = () => { const x = useMemo(() => 1, []); return useId(); };'],
  ['an inline script', 'export const A = () => <script dangerouslySetInnerHTML={{ __html: "document.title = 1" }} />;'],
  ['a handler string', 'export const A = () => <a onclick="x()">x</a>;'],
  [
    'names that look like globals',
    'export const A = ({ window, document }) => <a {...window} b={{ navigator: document.navigator }}/>;',
  ],
  [
    'data',
    'export const Data = [{ onClick: () => window }]; export const Text = "window"; export const Icon = <i onClick={x}/>;',
  ],
  ['helpers', 'export const useThing = () => useState(0); export const go = () => window.x;'],
  ['a file that does not parse', 'export const A = () => <b onClick={x}>'],
])('%s stays static', (_, source) => {
  expect(find(source)).toEqual([]);
});

test('interactivity comes through imports and re-exports', () => {
  const others = {
    'b.jsx': 'export const B = () => <b onClick={x}/>; export const C = () => <i/>; export default B;',
    'c.jsx': 'export * from "./b.jsx"; export { default as D, C as E } from "./b.jsx";',
  };
  const source = `import { B as X } from './b.jsx'; import Y, { C } from '/b.jsx'; import * as all from './b.jsx'; import { D, E } from './c.jsx';
export const One = () => <X/>; export const Two = () => <Y/>; export const Three = () => <C/>; export const Four = () => <all.B/>;
export const Five = () => <D/>; export const Six = () => <E/>; export { X as Seven }; export default () => <One/>;`;
  expect(find(source, others)).toEqual(['Five', 'Four', 'One', 'Seven', 'Two', 'default']);
  expect([...createIslandFinder(sourcesOf(others)).islandsOf('c.jsx')].sort()).toEqual(['B', 'D']);
});

test('modules in a circle end', () => {
  const others = { 'b.jsx': 'import { A } from "./a.jsx"; export const B = () => <A/>;' };
  expect(find('import { B } from "./b.jsx"; export const A = () => <b onClick={x}><B/></b>;', others)).toEqual(['A']);
});

test('the statements of an MDX file are a module', () => {
  const finder = createIslandFinder(siteSources);
  expect([...finder.islandsOf(pageStatements('page.mdx'))]).toEqual(['Local']);
  expect([...finder.islandsOf(pageStatements('snippets/text.mdx'))]).toEqual(['Liked']);
  expect([...finder.islandsOf('snippets/toggle.tsx')]).toEqual(['default']);
  expect([...finder.islandsOf('page.mdx')]).toEqual([]);
});

test('statements stand on their own lines', () => {
  const lines = siteSources.read(pageStatements('page.mdx'))!.split('\n');
  expect([lines[0], lines[4], lines[6], lines[13]]).toEqual([
    "import { Counter } from '/snippets/counter.jsx';",
    'export const start = 5;',
    'export const Local = () => {',
    'export const Plain = () => <p>plain</p>;',
  ]);
});
