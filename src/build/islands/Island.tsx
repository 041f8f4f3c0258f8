import { createContext, createElement, type ReactNode, useContext } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { escapeHtml } from '../../base/text/escape-html.ts';
import { isProse, readProps, writeProps } from '../../browser/hydration/island-props.ts';
import { Slot } from '../../browser/hydration/Slot.tsx';
import { authoredName } from '../../read/markdown/lifted-name.ts';
import type { RegisteredIsland } from './create-island-registry.ts';

interface IslandProps {
  island: RegisteredIsland;
  /** The component's own props. */
  props: Record<string, unknown>;
  /** The built-in components by name, which may be passed as props. */
  builtIns: Readonly<Record<string, unknown>>;
  /** A function of the site, which may be passed as well; its script is needed then. */
  findFunction: (value: unknown) => RegisteredIsland | null;
  /** Sets the ids that React makes here apart from those of the page's other islands. */
  prefix: string;
  /** Words of the built-in components where the browser would not know them. */
  texts?: string;
  /** Puts what the components of the page share around a node: islands and slots are roots of their own. */
  provide: (node: ReactNode) => ReactNode;
  /** Hears of a component that fails without a browser, with what it throws, and of props that cannot travel. */
  warn: (message: string, error?: Error) => void;
}

const InsideIsland = createContext(false);

/**
 * The server's side of an island: the component's HTML, and beside it as data what the browser needs to take over.
 * Inside of another island it is the component alone. A component that fails here is left to the browser, and shows
 * what it wraps until then. One that is nothing here (`typeof document === 'undefined'`) is made there as well: React
 * would look for what it is there, and report an error.
 */
export function Island({
  island,
  props,
  builtIns,
  findFunction,
  prefix,
  texts,
  provide,
  warn,
}: IslandProps): ReactNode {
  const { component, name, src } = island;
  if (useContext(InsideIsland)) return createElement(component, props);
  const { json, slots, lost, known } = writeProps(props, (value) => nameFunction(value, { builtIns, findFunction }));
  if (lost.length > 0)
    warn(`${authoredName(name)} is interactive, but its props ${lost.join(', ')} cannot be passed to the browser`);
  const html = new Map(
    [...slots].map(([slot, node]) => [slot, renderToStaticMarkup(provide(node)).replace(preloads, '')]),
  );
  const slot = (of: string): ReactNode => <Slot key={of} name={of} html={html.get(of) ?? ''} />;
  // Functions stay on the server, where a component that needs them still gives its first HTML.
  const functions = Object.entries(props).filter(([key, value]) => lost.includes(key) && typeof value === 'function');
  const given = { ...readProps(json, slot, known), ...Object.fromEntries(functions) };
  const markup = renderIsland(
    provide(<InsideIsland value={true}>{createElement(component, given)}</InsideIsland>),
    prefix,
  );
  if (markup instanceof Error)
    warn(`${authoredName(name)} cannot be rendered without a browser: ${markup.message}`, markup);
  const content =
    markup instanceof Error
      ? [...html.keys()].map((of) => renderToStaticMarkup(slot(of))).join('') + wrappedText(given['children'])
      : markup;
  const data = { 'data-src': src, 'data-name': name, 'data-props': json, 'data-prefix': prefix, 'data-texts': texts };
  return (
    <dw-island
      {...data}
      data-client={markup instanceof Error || markup === '' ? '' : undefined}
      style={{ display: 'contents' }}
      dangerouslySetInnerHTML={{ __html: content + templates(html, content) }}
    />
  );
}

/** The name or address by which the browser has a function, and what the server renders for it. */
function nameFunction(
  value: object,
  { builtIns, findFunction }: Pick<IslandProps, 'builtIns' | 'findFunction'>,
): [name: string, value: unknown] | null {
  const builtIn = Object.keys(builtIns).find((key) => builtIns[key] === value);
  if (builtIn !== undefined) return [builtIn, value];
  const own = findFunction(value);
  return own && [own.src, own.component];
}

/** What a component wraps that is no slot. */
function wrappedText(children: unknown): string {
  return isProse(children) ? renderToStaticMarkup(children as ReactNode) : '';
}

// Text nodes must stay apart for React to find them again, so no static markup here.
function renderIsland(node: ReactNode, identifierPrefix: string): string | Error {
  try {
    return renderToString(node, { identifierPrefix }).replace(preloads, '');
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** Hints for images, which React puts in front: no part of what the component renders. */
const preloads = /^(?:<link rel="preload"[^>]*>)+/;

/** Slots that the component does not show at first wait in templates. */
function templates(html: Map<string, string>, content: string): string {
  return [...html]
    .filter(([name]) => !content.includes(`<dw-slot data-slot="${escapeHtml(name)}"`))
    .map(([name, text]) => `<template data-slot="${escapeHtml(name)}">${text}</template>`)
    .join('');
}
