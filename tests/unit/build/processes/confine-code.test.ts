import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRenderPool } from '../../../../src/build/processes/create-render-pool.ts';
import type { RenderPool } from '../../../../src/build/processes/render-pool.ts';
import { packageFolder } from '../../../../src/read/site/package-folder.ts';
import { pageOf, renderContext } from '../render/render-source.ts';

const folder = mkdtempSync(join(tmpdir(), 'docwright-confined-'));
const secret = 'the-secret-of-this-machine';
let pool: RenderPool;

beforeAll(() => {
  writeFileSync(join(folder, 'secret.txt'), secret);
  process.env['DOCWRIGHT_TEST_SECRET'] = secret;
  pool = createRenderPool({
    script: pathToFileURL(join(packageFolder, 'lib/render-worker.js')),
    context: {
      ...renderContext,
      isUntrusted: true,
      snippets: {
        'snippets/module.jsx':
          "import * as fs from 'node:fs';\nexport const Show = () => <b>{typeof fs.readFileSync}</b>;\n",
        'snippets/factory.jsx':
          "export const Show = () => { const run = (() => {}).constructor('return typeof process.binding + typeof fetch'); return <b>{run()}</b>; };\n",
      },
    },
    size: 1,
  });
});

afterAll(async () => {
  delete process.env['DOCWRIGHT_TEST_SECRET'];
  await pool.close();
  rmSync(folder, { recursive: true, force: true });
});

async function render(source: string): Promise<{ html: string; problems: string }> {
  const { html, problems } = await pool.render(pageOf(source, 'page.mdx'));
  return { html, problems: problems.map(({ message }) => message).join('\n') };
}

/** Evaluates code on a page; what it gives, as the page shows it. */
async function evaluate(code: string): Promise<string> {
  const { html, problems } = await render(
    `{String((() => { try { return ${code} } catch (e) { return 'threw' } })())}`,
  );
  return `${html.replace(/<[^>]*>/g, '').trim()}${problems}`;
}

test.each([
  ['the environment', "process.env['DOCWRIGHT_TEST_SECRET']", 'undefined'],
  ['the environment by the global scope', 'Object.keys(globalThis.process.env).length', '0'],
  ['the environment by a constructor', "(()=>{}).constructor('return Object.keys(process.env).length')()", '0'],
  ['network by fetch', 'typeof fetch', 'undefined'],
  ['network by sockets', 'typeof WebSocket + typeof EventSource', 'undefinedundefined'],
  ['network by a constructor', "globalThis.constructor.constructor('return typeof fetch')()", 'undefined'],
  [
    'network by what Node keeps in the global scope',
    'Object.getOwnPropertySymbols(globalThis).filter((key) => Object(globalThis[key]) === globalThis[key]).map(String)',
    '',
  ],
  ['internal bindings', 'typeof process.binding + typeof process.dlopen', 'undefinedundefined'],
  ['modules by the process', 'typeof process.getBuiltinModule', 'undefined'],
  ['modules by require', 'typeof require + typeof module', 'undefinedundefined'],
  ['the sockets of the console', 'typeof console._stdout', 'undefined'],
  ['the sockets of the process', 'typeof process.stdout + typeof process.channel', 'undefinedundefined'],
  ['the parent', 'typeof process.send', 'undefined'],
  ['other threads', 'typeof Worker + typeof BroadcastChannel + typeof MessageChannel', 'undefinedundefinedundefined'],
  [
    'prototypes that internals read',
    "Object.defineProperty(Object.prototype, 'domain', { get() { return 1 } })",
    'threw',
  ],
  ['prototypes that internals read, by exchange', 'Object.setPrototypeOf(Object.prototype, { x: 1 })', 'threw'],
  [
    'frames of the engine',
    "(() => { let found; Error.prepareStackTrace = (_, sites) => { found = sites.some((site) => site.getThis() || site.getFunction()?.constructor?.name === 'Module'); return ''; }; new Error().stack; delete Error.prepareStackTrace; return found })()",
    'false',
  ],
])('code of an untrusted page does not reach %s', async (_, code, expected) => {
  expect(await evaluate(code)).toBe(expected);
});

test.each([
  'node:fs',
  'fs',
  'node:net',
  'node:http',
  'node:module',
  'node:process',
  'data:text/javascript,export default 1',
])('import("%s") fails', async (specifier) => {
  const load = `void import('${specifier}').then((m) => { globalThis.reached = Object.keys(m).length })`;
  const free = `void (()=>{}).constructor("return import('${specifier}')")().then((m) => { globalThis.reached = 1 })`;
  // Without a frame of the page on the stack, the engine resolves from elsewhere.
  const late = `void Promise.resolve("return import('${specifier}')").then(Function).then((f) => f()).then((m) => { globalThis.reached = 1 })`;
  for (const code of [load, free, late]) await render(`{${code}}`);
  expect(await evaluate('typeof globalThis.reached')).toBe('undefined');
});

test.each([
  ['a pattern that fits everything', 'RegExp.prototype.test = () => true', 'node:net'],
  ['a pattern that finds everything', "RegExp.prototype.exec = () => ['']", 'node:net'],
  [
    'a text that begins with everything',
    'String.prototype.startsWith = String.prototype.includes = () => true',
    'node:net',
  ],
  ['a call that is another', 'Function.prototype.call = () => true', 'node:net'],
  [
    'an address that looks like a grammar',
    '0',
    `${pathToFileURL(packageFolder)}/bin/docwright.js?/node_modules/shiki/`,
  ],
])('%s opens no module to import()', async (_, exchange, specifier) => {
  const load = `(() => {}).constructor("return import('${specifier}')")()`;
  await render(
    `{(() => { try { ${exchange} } catch {} void ${load}.then(() => { globalThis.opened = ${JSON.stringify(exchange)} }) })()}`,
  );
  await render('Later');
  expect(await evaluate('globalThis.opened')).toBe('undefined');
});

test('no method that all values share can be exchanged, so that nothing of the engine or of Node is handed to one', async () => {
  const look = `(() => {
    const shared = [Object, Function, Array, String, Number, RegExp, Promise, Map, Set, WeakMap, Error, URL, EventTarget, TextDecoder, Buffer, Uint8Array];
    const iterators = [[][Symbol.iterator](), new Map().keys(), new Set().keys(), ''[Symbol.iterator](), (function* () {})()];
    const hidden = [...iterators.map(Object.getPrototypeOf).map((one, index) => (index === 4 ? Object.getPrototypeOf(one) : one)), Object.getPrototypeOf(Uint8Array.prototype), Object.getPrototypeOf(async () => {})];
    const open = [...shared.map((one) => one.prototype), ...hidden, Reflect, JSON, Object, Promise, Buffer, URL, AbortSignal].filter((one) => !Object.isFrozen(one));
    return open.map((one) => Object.prototype.toString.call(one) + (one.constructor?.name ?? '')).join();
  })()`;
  expect(await evaluate(look.replace(/\n\s*/g, ' '))).toBe('');
});

/** What Node's own classes name without a name in the language. */
const hidden = 'const hidden = (...all) => [...new Set(all.flatMap(Object.getOwnPropertySymbols))]';

test.each([
  ['structuredClone', 'structuredClone(value)'],
  ['a mark', "performance.mark('a', { detail: value }).detail"],
  ['a measure', "performance.measure('a', { start: 0, end: 0, detail: value }).detail"],
])('no copy of a value by %s is of a class of Node that the page names', async (_, copy) => {
  const look = `(() => {
    ${hidden};
    const made = { data: { handle: { fd: 3 } }, deserializeInfo: 'internal/fs/promises:FileHandle' };
    return hidden(DOMException.prototype, AbortSignal.prototype).some((key) => {
      const value = Object.defineProperty(new DOMException(), key, { value: () => made });
      try { return typeof ${copy}.createReadStream === 'function' } catch { return false }
    })
  })()`;
  expect(await evaluate(look.replace(/\n\s*/g, ' '))).toBe('false');
});

test('no signal leads to a port that copies values', async () => {
  const look = `(() => {
    ${hidden};
    const controllers = hidden(AbortController).map((key) => { try { return AbortController[key](new AbortController()) } catch {} });
    const signals = [new AbortController(), ...controllers].map((one) => one?.signal).filter(Boolean);
    for (const signal of signals) for (const key of hidden(AbortSignal.prototype)) try { signal[key]() } catch {}
    const held = signals.flatMap((signal) => hidden(signal).map((key) => signal[key])).flatMap((one) => [one, ...Object.values(Object(one))]);
    return held.filter((one) => typeof one?.postMessage === 'function').length
  })()`;
  expect(await evaluate(look.replace(/\n\s*/g, ' '))).toBe('0');
});

test('values are copied, and time and signals are there', async () => {
  const copy = 'const copy = structuredClone({ a: [new Date(0), new Map([[1, /x/g]]), new Uint8Array([7])] });';
  const signal =
    "let heard = ''; const all = new AbortController(); all.signal.addEventListener('abort', () => { heard = 'heard' }); all.abort();";
  const look = `(() => { ${copy} ${signal} return [copy.a[0].toISOString(), copy.a[1].get(1), copy.a[2][0], heard, performance.now() > 0, AbortSignal.any([all.signal]).aborted] })()`;
  expect(await evaluate(look)).toBe('1970-01-01T00:00:00.000Z,/x/g,7,heard,true,true');
});

test('what a value has of its own may be named as what all share', async () => {
  const code = `(() => { 'use strict'; const own = {}; own.toString = () => 'own'; own.constructor = 1; const error = new Error('a'); error.message = 'b'; error.name = 'c'; class Kind extends Error { constructor() { super(); this.name = 'Kind' } } return own + own.constructor + error + new Kind().name })()`;
  expect(await evaluate(code)).toBe('own1c: bKind');
});

test('modules of Node that a component imports are not there', async () => {
  const { html } = await render("import { Show } from '/snippets/module.jsx'\n\n<Show />");
  expect(html).not.toContain('<b>function</b>');
});

test('a component reaches no more than a page', async () => {
  const { html } = await render("import { Show } from '/snippets/factory.jsx'\n\n<Show />");
  expect(html).toContain('undefinedundefined');
});

test('packages of the folder are not used', async () => {
  const { html } = await render("import fs from 'yaml'\n\n{String(typeof fs.parse)}");
  expect(html).not.toContain('function');
});

test('what Node loads when it is asked for brings no network', async () => {
  const load = '{void WebAssembly.compileStreaming(Promise.resolve(0)).catch(() => { globalThis.isLoaded = true })}';
  await render(load);
  const look = "Object.getOwnPropertySymbols(globalThis).some((key) => typeof globalThis[key]?.request === 'function')";
  expect(await evaluate(`[globalThis.isLoaded, ${look}]`)).toBe('true,false');
});

test('what needs no power is rendered as ever', async () => {
  const { html, problems } = await render(
    'export const Own = ({ n }) => <i>{n.toLocaleString("en")}</i>\n\n<Own n={1000} />\n\n```python\nprint("a")\n```\n\n<Icon icon="rocket" />\n\n{new Date(0).toISOString()} {new URL("https://a.b/c").pathname}',
  );
  expect(problems).toBe('');
  expect(html).toContain('<i>1,000</i>');
  expect(html).toContain('<svg');
  expect(html).toMatch(/<span class="[^"]+">print/);
  expect(html).toMatch(/1970-01-01T00:00:00\.000Z\s+\/c/);
});

test('process.exit() is reported', async () => {
  const { problems } = await render('{void process.exit(0)}');
  expect(problems).toContain('process.exit() in the code of this page was not executed');
});
