/** Makes a function that tells whether some HTML has a class that a style sheet has a rule for. */
export function createClassFinder(css: string): (html: string) => boolean {
  const selectors = css.replace(/\{[^{}]*\}/g, ' ');
  const names = new Set(
    [...selectors.matchAll(/\.((?:\\(?:[\da-f]{1,6}\s?|[\s\S])|[\w-]|[^\x00-\x7f])+)/gi)].map(([, name]) =>
      readSelector(name!),
    ),
  );
  const hasName = (list: string): boolean => list.split(/\s+/).some((name) => names.has(name));
  return (html) => [...html.matchAll(/\bclass="([^"]*)"/g)].some(([, list]) => hasName(readAttribute(list!)));
}

/** A name from how a selector writes it (CSS Syntax 3, section 4.3.7). */
function readSelector(name: string): string {
  return name.replace(
    /\\(?:([\da-f]{1,6})\s?|([\s\S]))/gi,
    (_, code: string | undefined, sign: string | undefined) => sign ?? String.fromCodePoint(Number.parseInt(code!, 16)),
  );
}

function readAttribute(text: string): string {
  return text.replace(/&(?:#x27|#39|quot|gt|lt|amp);/g, (entity) => entities[entity]!);
}

const entities: Record<string, string> = {
  '&#x27;': "'",
  '&#39;': "'",
  '&quot;': '"',
  '&gt;': '>',
  '&lt;': '<',
  '&amp;': '&',
};
