import type { ComponentType, ElementType, ReactNode } from 'react';
import * as runtime from 'react/jsx-runtime';
import { unwrapParagraphs } from './unwrap-paragraphs.ts';

export type JsxFunction = (type: ElementType, props: Record<string, unknown>, key?: string) => ReactNode;

export interface PageJsxRuntime {
  Fragment: unknown;
  jsx: JsxFunction;
  jsxs: JsxFunction;
}

/** The component that renders elements of type `type` in their place, given their props; `null` for most types. */
export type FindHost = (type: unknown) => ComponentType<{ props: Record<string, unknown> }> | null;

/**
 * The JSX runtime of user pages: React's own, after what authors write in HTML's way has been turned into React's
 * (`class`, style strings, handler strings), plain objects among the children have become text, and HTML elements
 * that Docwright renders itself (links, images, headings, tables) have been replaced. `guard` may put another component
 * in the place of a page's own.
 */
export function createJsxRuntime(
  elements: Readonly<Record<string, ComponentType<never>>>,
  hostOf: FindHost = () => null,
  guard: (type: unknown) => unknown = (type) => type,
): PageJsxRuntime {
  const wrap =
    (create: typeof runtime.jsx): JsxFunction =>
    (type, props, key) => {
      const host = typeof type === 'string' ? null : hostOf(type);
      if (host) return runtime.jsx(host, { props }, key);
      const target = typeof type === 'string' && Object.hasOwn(elements, type) ? elements[type]! : guard(type);
      const given = normaliseProps(props, typeof type === 'string');
      return create(
        target as ElementType,
        typeof type === 'string' && holdsNoParagraphs.has(type) ? unwrapParagraphs(given) : given,
        key,
      );
    };
  return { Fragment: runtime.Fragment, jsx: wrap(runtime.jsx), jsxs: wrap(runtime.jsxs) };
}

/** Elements within a line, headings and `p`, in which HTML allows no paragraph. */
const holdsNoParagraphs: ReadonlySet<string> = new Set(
  'p h1 h2 h3 h4 h5 h6 button label legend abbr b cite em i kbd mark s small strong sub sup u'.split(' '),
);

function normaliseProps(props: Record<string, unknown>, isHtml: boolean): Record<string, unknown> {
  let changed: Record<string, unknown> | null = null;
  const change = (): Record<string, unknown> => (changed ??= { ...props });
  for (const name in props) {
    const value = props[name];
    if (name === 'children') {
      const children = normaliseChildren(value);
      if (children !== value) change()[name] = children;
    } else if (name === 'class') {
      change()['className'] ??= value;
      delete change()['class'];
    } else if (name === 'style' && typeof value === 'string') {
      change()[name] = parseStyle(value);
    } else if (isHtml) {
      renameAttribute(name, value, change);
    }
  }
  return changed ?? props;
}

function renameAttribute(name: string, value: unknown, change: () => Record<string, unknown>): void {
  const renamed =
    attributeNames[name] ?? (/^(?:stroke|fill|clip|stop|font|text|xlink|xml)[-:]/.test(name) ? camelCase(name) : null);
  if (/^on/i.test(name) && typeof value === 'string') {
    delete change()[name];
  } else if (renamed && renamed !== name) {
    change()[renamed] = value;
    delete change()[name];
  } else if (name === 'popover' && value === true) {
    // The one attribute with words for values that may go without, which React does not write then.
    change()[name] = '';
  }
}

/** Attributes that React spells in its own way (react.dev, "Common components"), by their HTML names. */
const attributeNames: Readonly<Record<string, string>> = {
  allowfullscreen: 'allowFullScreen',
  autocomplete: 'autoComplete',
  autofocus: 'autoFocus',
  autoplay: 'autoPlay',
  colspan: 'colSpan',
  contenteditable: 'contentEditable',
  crossorigin: 'crossOrigin',
  disablepictureinpicture: 'disablePictureInPicture',
  disableremoteplayback: 'disableRemotePlayback',
  for: 'htmlFor',
  formnovalidate: 'formNoValidate',
  frameborder: 'frameBorder',
  itemscope: 'itemScope',
  maxlength: 'maxLength',
  nomodule: 'noModule',
  novalidate: 'noValidate',
  playsinline: 'playsInline',
  readonly: 'readOnly',
  referrerpolicy: 'referrerPolicy',
  rowspan: 'rowSpan',
  srcdoc: 'srcDoc',
  srcset: 'srcSet',
  tabindex: 'tabIndex',
  viewbox: 'viewBox',
};

function camelCase(name: string): string {
  return name.replace(/[-:]([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** `color: red; --x: 1px` as a React style object. Parentheses and quotes may hold semicolons. */
export function parseStyle(text: string): Record<string, string> {
  const style: Record<string, string> = {};
  for (const match of text.matchAll(/([\w-]+)\s*:\s*((?:\([^)]*\)|"[^"]*"|'[^']*'|[^;"'(])+)/g)) {
    const name = match[1]!;
    style[name.startsWith('--') ? name : camelCase(name.replace(/^-ms-/, 'ms-'))] = match[2]!.trim();
  }
  return style;
}

function normaliseChildren(children: unknown): unknown {
  if (Array.isArray(children)) return children.some(isPlainObject) ? children.map(textOfObject) : children;
  return textOfObject(children);
}

function textOfObject(child: unknown): unknown {
  if (!isPlainObject(child)) return child;
  return child instanceof Date ? child.toISOString() : JSON.stringify(child);
}

/** React refuses objects as children with an error that would cost the whole page. */
function isPlainObject(child: unknown): child is object {
  return (
    typeof child === 'object' &&
    child !== null &&
    !('$$typeof' in child) &&
    !(Symbol.iterator in child) &&
    !('then' in child)
  );
}
