import { type ComponentType, createElement } from 'react';
import * as runtime from 'react/jsx-runtime';
import { usePage } from '../../view/content-components/PageProvider.tsx';
import type { JsxFunction, PageJsxRuntime } from './jsx-runtime.ts';

/** Attributes that hold an address, by element: pages give the same ones their base path. */
const addresses: ReadonlyMap<unknown, readonly string[]> = new Map([
  ['a', ['href']],
  ['img', ['src']],
  ['video', ['src', 'poster']],
  ['audio', ['src']],
  ['source', ['src']],
  ['iframe', ['src']],
]);

/**
 * The JSX runtime of users' component files: React's own, but for addresses that begin with `/` and get the base path
 * of the site, as in pages. An island's initial HTML has them, too: React keeps attributes that it finds.
 */
export function createOwnRuntime(base: string): PageJsxRuntime {
  if (base === '') return runtime as PageJsxRuntime;
  const wrap =
    (create: typeof runtime.jsx): JsxFunction =>
    (type, props, key) => {
      const isPlaced = addresses.get(type)?.some((name) => isRooted(props[name]));
      return create(isPlaced ? rooted.get(type)! : type, props, key);
    };
  return { Fragment: runtime.Fragment, jsx: wrap(runtime.jsx), jsxs: wrap(runtime.jsxs) };
}

function isRooted(address: unknown): address is string {
  return typeof address === 'string' && /^\/(?![/\\])/.test(address);
}

const rooted: ReadonlyMap<unknown, ComponentType<Record<string, unknown>>> = new Map(
  [...addresses].map(([tag, names]) => [
    tag,
    function Rooted(props) {
      const page = usePage();
      const resolve = (address: string): string =>
        tag === 'a' || tag === 'iframe' ? page.resolveHref(address) : page.resolveAsset(address).src;
      const resolved = names.flatMap((name) => (isRooted(props[name]) ? [[name, resolve(props[name])]] : []));
      return createElement(tag as string, { ...props, ...Object.fromEntries(resolved) });
    },
  ]),
);
