import { contentType } from '../../../base/paths/content-type.ts';

/** The types of the files of a site, without parameters, and the endings that each goes by. */
export function typesOf(files: readonly string[]): [type: string, endings: string[]][] {
  const endings = new Set(files.flatMap((file) => /\.([a-z0-9]+)$/i.exec(file)?.[1]?.toLowerCase() ?? []));
  const types = new Map<string, string[]>();
  for (const ending of [...endings].sort()) {
    const type = bareType(ending);
    types.set(type, [...(types.get(type) ?? []), ending]);
  }
  return [...types];
}

/** Those that are text and to be sent as UTF-8; HTML is among them by itself. */
export function utf8Types(files: readonly string[]): string[] {
  const types = typesOf(files).filter(([, [ending = '']]) => contentType(`.${ending}`).endsWith('charset=utf-8'));
  return [...new Set(['text/plain', ...types.map(([type]) => type)])].filter((type) => type !== 'text/html');
}

/** Those that get smaller; HTML is among them by itself. */
export function compressedTypes(files: readonly string[]): string[] {
  const text = typesOf(files).filter(([type]) =>
    /^text\/|json|javascript|xml|yaml|wasm|image\/(?:svg|bmp)|icon$/.test(type),
  );
  return [...new Set(['text/plain', ...text.map(([type]) => type)])].filter((type) => type !== 'text/html');
}

function bareType(ending: string): string {
  return contentType(`.${ending}`).replace(/;.*/, '');
}
