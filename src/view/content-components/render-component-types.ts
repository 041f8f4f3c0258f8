import type { ComponentManifest, PropManifest, PropType } from '../../model/component.ts';

const types: Readonly<Record<PropType, string>> = {
  content: 'ReactNode',
  text: 'string',
  address: 'string',
  color: 'string',
  flag: "boolean | 'true' | 'false'",
  number: 'number | `${number}`',
  size: 'number | string',
  icon: 'ReactNode | { name: string; style?: string; library?: string }',
  lines: 'string | readonly number[]',
  list: 'boolean | string | readonly string[]',
  style: 'CSSProperties',
  anything: 'unknown',
};

const head = `import type { CSSProperties, ReactNode } from 'react';

type Component<Props> = (props: Props) => ReactNode;
`;

/**
 * The TypeScript declarations of all components, by which editors complete and check them in MDX: one interface of
 * properties each, `DocwrightComponents`, and the global name that the MDX language server asks for.
 */
export function renderComponentTypes(manifests: readonly ComponentManifest[]): string {
  return [
    head,
    ...manifests.map(renderProps),
    `export interface DocwrightComponents {\n${renderMembers(manifests)}\n}\n`,
    'declare global {\n  interface MDXProvidedComponents extends DocwrightComponents {}\n}\n',
  ].join('\n');
}

function renderProps({ name, about, props, takesAny, content }: ComponentManifest): string {
  const lines = Object.entries(props)
    .filter(([, { isInner }]) => !isInner)
    .map(([prop, manifest]) => `  /** ${manifest.about} */\n  ${prop}?: ${typeOf(manifest)};`);
  const children = content === 'none' ? [] : ['  children?: ReactNode;'];
  const others = takesAny ? ['  [name: string]: unknown;'] : [];
  return `/** ${about} */\nexport interface ${propsName(name)} {\n${[...lines, ...children, ...others].join('\n')}\n}\n`;
}

function typeOf({ type, values }: PropManifest): string {
  if (!values || type === 'anything') return types[type];
  return values
    .flatMap((value) => (typeof value === 'number' ? [`${value}`, `'${value}'`] : [`'${value}'`]))
    .join(' | ');
}

function propsName(name: string): string {
  return `${name.replace('.', '')}Props`;
}

/** Every name once; parts of a component hang on it. */
function renderMembers(manifests: readonly ComponentManifest[]): string {
  const names = manifests.flatMap((manifest) =>
    [manifest.name, ...manifest.aliases].map((name) => ({ name, manifest })),
  );
  const roots = Map.groupBy(names, ({ name }) => name.split('.', 1)[0]!);
  const lines = [...roots].map(([root, entries]) => {
    const own = entries.find(({ name }) => name === root)?.manifest;
    const parts = [...entries.filter(({ name }) => name !== root), ...partsOf(root, own, manifests)];
    const members = parts.map(({ name, manifest }) => `${name.slice(root.length + 1)}: ${typeName(manifest)}`);
    const types = [own ? [typeName(own)] : [], members.length > 0 ? [`{ ${members.join('; ')} }`] : []].flat();
    return `  /** ${(own ?? entries[0]!.manifest).about} */\n  ${root}: ${types.join(' & ')};`;
  });
  return lines.join('\n');
}

/** An alias has the parts of the component that it stands for. */
function partsOf(root: string, own: ComponentManifest | undefined, manifests: readonly ComponentManifest[]) {
  if (!own || own.name === root) return [];
  return manifests
    .filter(({ name }) => name.startsWith(`${own.name}.`))
    .map((manifest) => ({ name: `${root}${manifest.name.slice(own.name.length)}`, manifest }));
}

function typeName({ name }: ComponentManifest): string {
  return `Component<${propsName(name)}>`;
}
