import * as module from 'node:module';

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
 * rendering needs: modules other than grammars, the network, `process`, and the prototypes that all values share.
 * Files and child processes are kept from it by Node's permission model, with which the process is started.
 */
export function confineCode(): void {
  refuseModules();
  const stub = reportingProcess();
  for (const name of powers) Object.defineProperty(process, name, { value: undefined });
  for (const name of outlets) hide(process, name);
  const language = new Set(Object.getOwnPropertyNames(globalThis).filter((name) => isOfLanguage(name)));
  for (const name of Object.getOwnPropertyNames(globalThis))
    if (!kept.has(name) && !language.has(name)) Reflect.deleteProperty(globalThis, name);
  Object.defineProperty(globalThis, 'console', { value: idleConsole() });
  Object.defineProperty(globalThis, 'process', { value: stub });
  for (const name of [...language, 'Buffer']) seal((globalThis as Record<string, unknown>)[name]);
}

function refuseModules(): void {
  module.registerHooks({
    resolve: (specifier, context, next) => {
      const found = next(specifier, context);
      if (/^file:.*\/node_modules\/(?:shiki|@shikijs)\//.test(found.url)) return found;
      throw new Error(`"${specifier}" cannot be imported by the code of a page that is not trusted`);
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

/** Nothing can be added to a prototype, or made to run code when it is read: internals of Node would run it, too. */
function seal(value: unknown): void {
  const prototype = typeof value === 'function' ? (value.prototype as unknown) : null;
  if (typeof prototype === 'object' && prototype !== null) Object.seal(prototype);
}

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
