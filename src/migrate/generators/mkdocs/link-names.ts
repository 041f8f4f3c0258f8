import { mapOutsideFences } from '../../../base/text/map-prose.ts';

/** What a text says of where `[name]` leads, by `[name]` in small letters. */
export function definedNames(text: string): Set<string> {
  return new Set([...text.matchAll(/^[ \t]*(\[[^[\]\n]+\]):/gm)].map(([, name]) => name!.toLowerCase()));
}

/**
 * Links by names as CommonMark has them: `[text][^1]` is a link and a note, and between `[text]` and `[name]` Python's
 * Markdown lets a space or a break stand.
 */
export function withReferences(text: string, names: ReadonlySet<string>): string {
  return mapOutsideFences(text, (prose) =>
    prose
      .replace(/(?<!!)(\[[^[\]\n]+\])(?=\[\^[^\]\n]+\])/g, (whole) =>
        names.has(whole.toLowerCase()) ? `${whole}[]` : whole,
      )
      .replace(/(?<!\[[ xX])\](?: |[ \t]*\n[ \t]*)(\[[^[\]^\n]+\])(?![:[(])/g, (whole, name: string) =>
        names.has(name.toLowerCase()) ? `]${name}` : whole,
      ),
  );
}

/** Titles of boxes and tabs are texts: without icons, links and elements. */
export function withTitles(prose: string, names: ReadonlySet<string>): string {
  return prose.replace(/^[ \t]*(?:===|!!!|\?\?\?)[!+]?[ \t][^\n]*/gm, (head) =>
    head
      .replace(/:(?:material|octicons|simple|fontawesome)-[\w-]+:[ \t]*/g, '')
      // An id is one of the block.
      .replace(/<\/?[a-z](?![^<>]*\sid=")[^<>]*>/gi, '')
      .replace(/\[([^[\]]+)\](?:\([^()]*\)|\[[^[\]]*\])/g, '$1')
      .replace(/\[([^[\]]+)\]/g, (whole, label: string) => (names.has(whole.toLowerCase()) ? label : whole)),
  );
}
