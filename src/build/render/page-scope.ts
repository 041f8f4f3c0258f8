import * as React from 'react';
import { jsName } from '../../base/text/js-name.ts';
import { components } from '../../view/content-components/components.ts';
import { reactNames } from '../islands/react-names.ts';

export type Exports = Record<string, unknown>;

/** Of what components have in scope, all that no prose has as a placeholder (`{memo}`). */
const ofReact = Object.fromEntries(
  // biome-ignore lint/performance/noDynamicNamespaceImportAccess: pages may use any name of React's
  reactNames.filter((name) => /[a-z][A-Z]/.test(name)).map((name) => [name, React[name]]),
);

/** What elements have of React without an import; as names in code, these are words of prose, too (`{Fragment}`). */
export const reactElements: Exports = { React, Fragment: React.Fragment, Suspense: React.Suspense };

/**
 * What code of pages and snippets has in scope without importing it. A component called like something of JavaScript
 * itself (`Error`) is known as an element only: code means the language's own.
 */
export const pageScope: Exports = {
  ...Object.fromEntries(Object.entries(components).filter(([name]) => /^[A-Z]/.test(name) && !(name in globalThis))),
  ...ofReact,
  React,
  user: {},
  fillProps,
};

const filled = new RegExp(`\\{\\s*(?:props\\.)?(${jsName})\\s*\\}`, 'gu');

/** Puts the props of a snippet into its code and addresses, where `{word}` is no expression. */
function fillProps(code: string, props: Exports): string {
  return code.replace(filled, (whole, name: string) =>
    typeof props[name] === 'string' || typeof props[name] === 'number' ? String(props[name]) : whole,
  );
}
