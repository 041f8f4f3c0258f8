import * as module from 'node:module';
import { deserialize, serialize } from 'node:v8';
import { freezeShared } from './freeze-shared.ts';

/** Beside the language itself, what code of pages finds in the global scope; none of it leads out of the process. */
const kept = new Set([
  ...['AbortController', 'AbortSignal', 'Buffer', 'DOMException', 'Event', 'EventTarget', 'TextDecoder'],
  ...['TextEncoder', 'URL', 'URLSearchParams', 'WebAssembly', 'atob', 'btoa', 'clearImmediate', 'clearInterval'],
  ...['clearTimeout', 'crypto', 'global', 'globalThis', 'performance', 'queueMicrotask', 'setImmediate'],
  ...['setInterval', 'setTimeout', 'structuredClone'],
]);

/** Of `process`: whoever gets hold of it all the same finds nothing in it that leads further. */
const powers = ['binding', '_linkedBinding', 'dlopen', 'getBuiltinModule', 'mainModule', 'openStdin', '_debugProcess'];
const outlets = ['stdin', 'stdout', 'stderr'];

/**
 * Takes from this process what code of a stranger's pages could reach beyond it, once everything is loaded that
 * rendering needs: modules other than grammars, the network, `process`, and changes to what all values share: what
 * decides here, and Node itself, would call the methods of the page.
 * Files and child processes are kept from it by Node's permission model, with which the process is started.
 */
export function confineCode(): void {
  refuseModules();
  hideSymbols();
  const stub = reportingProcess();
  for (const name of powers) Object.defineProperty(process, name, { value: undefined });
  for (const name of outlets) hide(process, name);
  const language = new Set(Object.getOwnPropertyNames(globalThis).filter((name) => isOfLanguage(name)));
  for (const name of Object.getOwnPropertyNames(globalThis))
    if (!kept.has(name) && !language.has(name)) Reflect.deleteProperty(globalThis, name);
  Object.defineProperty(globalThis, 'console', { value: idleConsole() });
  Object.defineProperty(globalThis, 'process', { value: stub });
  Object.defineProperty(globalThis, 'performance', { value: clock() });
  Object.defineProperty(globalThis, 'structuredClone', { value: copy });
  for (const name of kept) hidePrivate((globalThis as Record<string, unknown>)[name]);
  const global = globalThis as Record<string, unknown>;
  freezeShared([
    ...[...language].map((name) => global[name]),
    ...[...kept].flatMap((name) => prototypesOf(global[name])),
  ]);
}

/** What Node keeps in the global scope without a name: all that `fetch` sends goes through one of these values. */
function hideSymbols(): void {
  // It is put there when any of this is first asked for, also by Node itself.
  void globalThis.Response;
  for (const key of Object.getOwnPropertySymbols(globalThis))
    if (key !== Symbol.toStringTag) Object.defineProperty(globalThis, key, { value: undefined, writable: false });
}

/**
 * Takes from a class of Node's what it has under symbols of Node's own: by these, a value says of which class its copy
 * is, any of Node's (sockets among them), and gets the ports that copy. Listeners need those of `EventTarget`.
 */
function hidePrivate(value: unknown): void {
  for (const holder of [value, ...prototypesOf(value)])
    for (const key of Object.getOwnPropertySymbols(Object(holder)))
      if (isPrivate(key) && !(key in EventTarget.prototype)) Reflect.deleteProperty(holder as object, key);
}

/** Neither of the language nor of the registry that all code shares. */
function isPrivate(key: symbol): boolean {
  return Symbol.keyFor(key) === undefined && !languageSymbols.has(key);
}

const languageSymbols: ReadonlySet<unknown> = new Set(
  Object.getOwnPropertyNames(Symbol).map((name) => (Symbol as unknown as Record<string, unknown>)[name]),
);

/** Node's own `structuredClone` makes whatever class of Node's a value names. */
function copy(value: unknown): unknown {
  return deserialize(serialize(value));
}

/** Of `performance`: marks copy what they are given as `structuredClone` of Node does. */
function clock(): object {
  const { timeOrigin } = performance;
  const idle = (): undefined => undefined;
  const none = (): unknown[] => [];
  return {
    now: performance.now.bind(performance),
    timeOrigin,
    mark: idle,
    measure: idle,
    clearMarks: idle,
    clearMeasures: idle,
    getEntries: none,
    getEntriesByName: none,
    getEntriesByType: none,
  };
}

/** What the values of a class of Node's share. */
function prototypesOf(value: unknown): unknown[] {
  const isClass = typeof value === 'function' && typeof value.prototype === 'object';
  return value === globalThis ? [] : [isClass ? value.prototype : Object.getPrototypeOf(value)];
}

/** Of a file itself: behind a question mark, every address could say that it is one. */
const grammars = /^file:[^?#]*\/node_modules\/(?:shiki|@shikijs)\//;

function refuseModules(): void {
  module.registerHooks({
    resolve: (specifier, context, next) => {
      const found = next(specifier, context);
      if (grammars.test(found.url)) return found;
      throw new Error(`"${specifier}" cannot be imported by the code of an untrusted page`);
    },
  });
}

/** Names that ECMAScript gives: those that an empty engine has. */
function isOfLanguage(name: string): boolean {
  return languageNames.has(name);
}

const languageNames: ReadonlySet<string> = new Set(
  `Array ArrayBuffer Atomics BigInt BigInt64Array BigUint64Array Boolean DataView Date Error EvalError AggregateError
  FinalizationRegistry Float16Array Float32Array Float64Array Function Infinity Int16Array Int32Array Int8Array Intl
  Iterator JSON Map Math NaN Number Object Promise Proxy RangeError ReferenceError Reflect RegExp Set SharedArrayBuffer
  String SuppressedError Symbol SyntaxError TypeError URIError Uint16Array Uint32Array Uint8Array Uint8ClampedArray
  WeakMap WeakRef WeakSet decodeURI decodeURIComponent encodeURI encodeURIComponent escape eval isFinite isNaN parseFloat
  parseInt undefined unescape`.split(/\s+/),
);

function hide(target: object, name: string): void {
  try {
    Object.defineProperty(target, name, { value: undefined, configurable: true });
  } catch {}
}

/** What pages ask of `process`, with the calls that only report (`quietProcess`). */
function reportingProcess(): object {
  const { exit, abort, kill } = process;
  return { env: {}, argv: [], platform: 'linux', version: '', versions: {}, cwd: () => '/', exit, abort, kill };
}

function idleConsole(): object {
  const names = [
    'log',
    'info',
    'warn',
    'error',
    'debug',
    'trace',
    'dir',
    'table',
    'group',
    'groupEnd',
    'time',
    'timeEnd',
  ];
  return Object.fromEntries(names.map((name) => [name, () => undefined]));
}
