/** A script of the folder of islands, with the name that its content gives it. */
export interface SharedScript {
  name: string;
  code: string;
}

/** What the scripts of all islands import: React with what starts them, and the built-in components. */
export type SharedScripts = Record<SharedKind, SharedScript>;

export type SharedKind = 'react' | 'components';

/** How an island's script names them until they have their names. */
export const placeholders: Record<SharedKind, string> = {
  react: 'docwright:react',
  components: 'docwright:components',
};

/** The scripts that were made with the package, from files by name. */
export function readSharedScripts({
  names,
  read: readFile,
}: {
  names: readonly string[];
  read: (name: string) => string | null;
}): SharedScripts {
  const read = (kind: SharedKind): SharedScript => {
    const name = names.find((name) => name.startsWith(`${kind}.`));
    if (name === undefined) throw new Error(`The package has no script of ${kind}`);
    return { name, code: readFile(name)! };
  };
  return { react: read('react'), components: read('components') };
}

export function linkShared(code: string, { react, components }: Record<SharedKind, { name: string }>): string {
  return code
    .replaceAll(placeholders.react, `./${react.name}`)
    .replaceAll(placeholders.components, `./${components.name}`);
}
