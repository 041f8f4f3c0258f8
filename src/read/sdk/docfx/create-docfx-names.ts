import { isObject } from '../../../base/values/is-object.ts';
import type { SdkCode } from '../../../model/api/sdk.ts';
import type { DocfxItem, DocfxName } from './docfx-item.ts';

export interface DocfxNames {
  /** As code shows it, without what stands around it. */
  nameOf: (uid: string) => string;
  /** The same with links. */
  codeOf: (uid: string) => SdkCode;
}

/** How things are called that items name by their `uid`. */
export function createDocfxNames(
  items: ReadonlyMap<string, DocfxItem>,
  named: ReadonlyMap<string, DocfxName>,
): DocfxNames {
  const nameOf = (uid: string): string => String(named.get(uid)?.name ?? items.get(uid)?.name ?? lastName(uid));
  return {
    nameOf,
    codeOf: (uid) => {
      const parts = named.get(uid)?.['spec.csharp'];
      if (!Array.isArray(parts)) return [{ text: nameOf(uid), to: uid }];
      return parts
        .filter((part) => isObject(part))
        .map(({ uid: to, name = '' }) => (typeof to === 'string' ? { text: String(name), to } : String(name)));
    },
  };
}

/** `System.Collections.Generic.List{System.String}` is a `List`. */
function lastName(uid: string): string {
  return (
    (uid
      .replace(/[{(`].*$/, '')
      .split('.')
      .at(-1) ??
      '') ||
    uid
  );
}
