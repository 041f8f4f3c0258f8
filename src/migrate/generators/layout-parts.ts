/** A piece of a layout on Next.js is read up to here. */
const longestPart = 2000;

/** What a layout shows above every page, with its links; nothing where a program makes it. */
export function bannerIn(layout: string): string | undefined {
  const text = wordsOf(
    markupIn(layout, 'banner').replace(
      /<(Link|a)\b[^<>]*?\bhref="([^"]*)"[^<>]*>([\s\S]*?)<\/\1>/g,
      (_, _tag, href: string, label: string) => `[${label.trim()}](${href})`,
    ),
  );
  return text === '' || /[{}]/.test(text) ? undefined : text;
}

/** The words below every page, without those that a program makes. */
export function footerIn(layout: string): string {
  return wordsOf(markupIn(layout, 'footer').replace(/\{[^{}"'`]*\}/g, ''));
}

/** Where readers talk with each other. */
export function chatIn(layout: string): string | undefined {
  return /\b(?:chatLink=\{?|chat:\s*\{\s*link:\s*)["'`](https?:\/\/[^"'`\s]+)/.exec(layout)?.[1];
}

/** The picture that is a logo without words beside it, by its address, or as an import of what is served has it. */
export function logoIn(layout: string): string | undefined {
  const [, address, name] = picture.exec(layout) ?? [];
  if (name === undefined) return address;
  return new RegExp(`^import\\s+${name}\\s+from\\s+["'][^"'\\n]*?/public(/[^"'\\n]+)["']`, 'm').exec(layout)?.[1];
}

const picture =
  /\blogo[:=][^;]{0,400}?<(?:img|Image)\b[^<>]{0,400}?\bsrc=(?:\{?["'](\/[^"']+)["']|\{(\w+)(?:\.src)?\})[^<>]*>(?!(?:\s|<[^<>]*>)*[\p{L}\d])/u;

/** `<Banner>` with its content, or `banner: { text: … }` in the settings of a theme (Nextra 2 and 3). */
function markupIn(layout: string, part: 'banner' | 'footer'): string {
  const name = part === 'banner' ? 'Banner' : 'Footer';
  const forms = [
    [`<${name}(?=[\\s>])`, `[^<>]*(?<!/)>(?<markup>[\\s\\S]*?)</${name}>`],
    [`\\b${part}:\\s*\\{`, `[\\s\\S]*?\\b(?:text|content):\\s*(?:\\(\\)\\s*=>\\s*)?\\(?\\s*${value}`],
  ] as const;
  const found = forms.map(([start, rest]) => {
    const at = layout.search(new RegExp(start));
    return at < 0 ? null : new RegExp(start + rest).exec(partAt(layout, at));
  });
  const { text, markup } = found.find((match) => match !== null)?.groups ?? {};
  return text ?? markup ?? '';
}

/** A piece of a layout from `at`; settings in brackets end with them. */
function partAt(layout: string, at: number): string {
  const part = layout.slice(at, at + longestPart);
  if (part.startsWith('<')) return part;
  let depth = 0;
  const end = [...part.matchAll(/[{}]/g)].find(([bracket]) => {
    depth += bracket === '{' ? 1 : -1;
    return depth === 0;
  });
  return part.slice(0, (end?.index ?? part.length) + 1);
}

/** A text, or an element that ends where its property does. */
const value =
  '(?:(?<quote>["\'`])(?<text>(?:(?!\\k<quote>)[\\s\\S])*)\\k<quote>|(?<markup><(?<tag>\\w*)\\b[^<>]*>[\\s\\S]*?</\\k<tag>>)(?=\\s*\\)?\\s*[,}]))';

function wordsOf(markup: string): string {
  return markup
    .replace(/\{(["'`])([^"'`{}]*)\1\}/g, '$2')
    .replace(/<[^<>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
