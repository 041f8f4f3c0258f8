import { type ComponentType, createElement, type ReactNode } from 'react';
import { jsNamePart } from '../../base/text/js-name.ts';
import type { CompiledMdx } from '../../read/markdown/compiled-mdx.ts';
import { components } from '../../view/content-components/components.ts';
import { type Exports, reactElements } from './page-scope.ts';
import { standIn, UnknownComponent, withMembers } from './unknown-component.ts';
import type { UnknownNames } from './unknown-names.ts';

/** By name: a component that shows its content, and how it is written in elements. */
export type StandIns = ReadonlyMap<string, { component: unknown; written: string }>;

/** What a file and those that show it have, the nearest first. */
export interface Surroundings {
  has: (name: string) => boolean;
  /** To be asked while the page renders: until then, what stands further down in a file is not there. */
  find: (name: string) => unknown;
}

interface BindTagsOptions {
  text: string;
  compiled: CompiledMdx;
  unknown: UnknownNames;
  /** Of the files that show this one, where it is a snippet. */
  around: Surroundings | null;
}

/**
 * The components that a file shows without having them: those of the files around it, whose part a snippet is, those of
 * React, and stand-ins for what its code names and nothing has, unless a snippet is given it by its props. Other
 * elements that nothing has are left to the reader of the compiled file, who knows them without looking for names.
 */
export function bindTags({ text, compiled, unknown, around }: BindTagsOptions): {
  bindings: Exports;
  standIns: StandIns;
  /** Without the names that are bound. */
  unknown: UnknownNames;
} {
  const bindings: Exports = {};
  const standIns = new Map<string, { component: unknown; written: string }>();
  const found = (name: string, members: ReadonlySet<string>): unknown => {
    if (around?.has(name)) return ofFilesAround(name, members, around);
    return Object.hasOwn(reactElements, name) ? reactElements[name] : undefined;
  };
  for (const name of unknown.all) {
    const members = membersOf(name, text);
    if (!members) continue;
    const bound = found(name, members);
    if (bound !== undefined) bindings[name] = bound;
    else standIns.set(name, { component: standIn(undefined, members), written: [name, ...members].join('.') });
  }
  const imported = new Set(compiled.imports.flatMap(({ names }) => Object.keys(names)));
  for (const [name, members] of compiled.components) {
    const isOwn = imported.has(name) || compiled.declared.includes(name) || Object.hasOwn(components, name);
    const bound = isOwn ? undefined : found(name, members);
    if (bound !== undefined) bindings[name] = bound;
  }
  const without = (names: ReadonlySet<string>): ReadonlySet<string> =>
    new Set([...names].filter((name) => !Object.hasOwn(bindings, name) && !standIns.has(name)));
  return { bindings, standIns, unknown: { all: without(unknown.all), bare: without(unknown.bare) } };
}

/** What is named of `name` in elements (`Sun` in `<icons.Sun>`); `null` where no element names it. */
function membersOf(name: string, text: string): ReadonlySet<string> | null {
  const tag = new RegExp(`<${name.replaceAll('$', '\\$')}((?:\\.${jsNamePart}+)*)(?=[\\s/>])`, 'gu');
  const uses = [...text.matchAll(tag)];
  return uses.length === 0 ? null : new Set(uses.map((use) => use[1]!.slice(1)).filter((path) => path !== ''));
}

function ofFilesAround(name: string, members: ReadonlySet<string>, around: Surroundings): unknown {
  return withMembers((path) => {
    return function Around(props: Exports): ReactNode {
      const found = path.reduce<unknown>((value, key) => (value as Exports | undefined)?.[key], around.find(name));
      return createElement((found ?? UnknownComponent) as ComponentType<Exports>, props);
    };
  }, members);
}
