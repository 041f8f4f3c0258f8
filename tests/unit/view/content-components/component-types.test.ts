import { readFileSync } from 'node:fs';
import { expect, expectTypeOf, test } from 'vitest';
import type { DocwrightComponents } from '../../../../schema/components.d.ts';
import { type ComponentName, componentManifests } from '../../../../src/base/components/component-manifests.ts';
import type { OwnComponents } from '../../../../src/view/content-components/components.ts';
import { components } from '../../../../src/view/content-components/components.ts';
import { renderComponentTypes } from '../../../../src/view/content-components/render-component-types.ts';

test('the committed types are up to date (node scripts/write-component-types.ts writes them)', () => {
  const committed = readFileSync(new URL('../../../../schema/components.d.ts', import.meta.url), 'utf8');
  expect(committed).toBe(renderComponentTypes(componentManifests));
});

test('the types name every component that pages may use', () => {
  const named = readFileSync(new URL('../../../../schema/components.d.ts', import.meta.url), 'utf8');
  for (const name of Object.keys(components).filter((name) => /^[A-Z]/.test(name) && name !== 'MathExpression'))
    expect(named).toMatch(new RegExp(`^  ${name}: `, 'm'));
});

/** These hand every attribute on to an HTML element. */
type OfHtml = 'Heading' | 'Image' | 'Link' | 'Table' | 'Video';
type Compared = Exclude<ComponentName & keyof OwnComponents, OfHtml>;
type Documented<Name> = keyof Extract<(typeof componentManifests)[number], { name: Name }>['props'];
type Read<Name extends Compared> = OwnComponents[Name] extends () => unknown
  ? never
  : Exclude<keyof Parameters<OwnComponents[Name]>[0], 'children'>;

test('the manifests document the properties that components read, and no others', () => {
  type Undocumented = { [Name in Compared]: `${Name}.${Exclude<Read<Name>, Documented<Name>>}` }[Compared];
  type Unread = { [Name in Compared]: `${Name}.${Exclude<Documented<Name> & string, Read<Name>>}` }[Compared];
  expectTypeOf<Undocumented>().toEqualTypeOf<never>();
  expectTypeOf<Unread>().toEqualTypeOf<'Snippet.file'>();
});

test('the types check what pages write', () => {
  type CardProps = Parameters<DocwrightComponents['Card']>[0];
  expectTypeOf<{ title: string; href: string; horizontal: true }>().toExtend<CardProps>();
  expectTypeOf<{ title: string; horizontal: 'sideways' }>().not.toExtend<CardProps>();
  expectTypeOf<{ file: string; word: string }>().toExtend<Parameters<DocwrightComponents['Snippet']>[0]>();
  expectTypeOf<Parameters<DocwrightComponents['FileTree']['Folder']>[0]>().toHaveProperty('defaultOpen');
});
