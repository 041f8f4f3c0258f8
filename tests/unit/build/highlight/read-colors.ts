/** One character of code and how it looks: light colour, dark colour, italic or not. */
export type Look = [char: string, light: string, dark: string, italic: boolean];

/** Reads highlighted HTML the way a browser does with the highlighter's style sheet; white space has no look. */
export function readColors(html: string, css: string): Look[] {
  const rules = readRules(css);
  const looks: Look[] = [];
  let classes: string[] = [];
  for (const [piece, open] of html.matchAll(/<span class="([^"]*)">|<\/span>|&\w+;|[^<&]/gu)) {
    if (open !== undefined) classes = open.split(' ');
    else if (piece === '</span>') classes = [];
    else for (const char of decode(piece)) looks.push([char, ...lookOf(classes, rules)]);
  }
  return looks.filter(([char]) => char.trim() !== '');
}

export function plainText(html: string): string {
  return decode(html.replace(/<[^>]*>/g, ''));
}

interface Rules {
  foreground: { light: string; dark: string };
  light: Map<string, string>;
  dark: Map<string, string>;
}

function lookOf(classes: string[], { foreground, light, dark }: Rules): [string, string, boolean] {
  const find = (map: Map<string, string>): string | undefined => classes.map((name) => map.get(name)).find(Boolean);
  // Rules for the light mode hold in the dark one too, unless one of its own outweighs them.
  return [find(light) ?? foreground.light, find(dark) ?? find(light) ?? foreground.dark, classes.includes('ti')];
}

function readRules(css: string): Rules {
  const rules: Rules = { foreground: { light: '', dark: '' }, light: new Map(), dark: new Map() };
  for (const [, dark, name, color] of css.matchAll(/^(\.dark )?\.dw-code \.(\w+)\{color:([^}]*)\}/gm)) {
    rules[dark ? 'dark' : 'light'].set(name!, color!);
  }
  const [light, darkColor] = [...css.matchAll(/--code-foreground:([^;}]*)/g)].map((match) => match[1]!);
  rules.foreground = { light: light!, dark: darkColor ?? light! };
  if (rules.dark.size === 0) rules.dark = rules.light;
  return rules;
}

function decode(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}
