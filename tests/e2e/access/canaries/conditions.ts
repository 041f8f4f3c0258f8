/** Whose words a canary stands among: the first letters of the word tell. */
export const audiences = {
  team: '"signed-in"',
  alpha: '{{ groups: ["alpha"] }}',
  beta: '{{ groups: ["beta", "gamma"] }}',
  out: '"signed-out"',
  agents: '"agents"',
  nobody: '"nobody-we-know"',
} as const;

export type Audience = keyof typeof audiences;

/** How a page can say for whom some JSX is. `head` stands once on the page. */
export interface Way {
  name: string;
  head?: (audience: Audience) => string;
  wrap: (content: string, audience: Audience) => string;
}

const tag = (content: string, audience: Audience): string =>
  `<Visibility for=${audiences[audience]}>${content}</Visibility>`;

const capital = (audience: Audience): string => `${audience[0]!.toUpperCase()}${audience.slice(1)}`;

export const ways: readonly Way[] = [
  { name: 'literal', wrap: tag },
  { name: 'blocks', wrap: (content, audience) => tag(`\n\n${content}\n\n`, audience) },
  { name: 'expression', wrap: (content, audience) => `{1 < 2 && ${tag(content, audience)}}` },
  {
    name: 'computed',
    head: (audience) =>
      `export const for${capital(audience)} = ${audiences[audience].replace(/^\{(\{.*\})\}$/, '$1')};`,
    wrap: (content, audience) => `<Visibility for={for${capital(audience)}}>${content}</Visibility>`,
  },
  { name: 'ternary', wrap: (content, audience) => `{1 > 2 ? null : ${tag(content, audience)}}` },
  {
    name: 'map',
    wrap: (content, audience) =>
      `{["a"].map((key) => <Visibility key={key} for=${audiences[audience]}>${content}</Visibility>)}`,
  },
  {
    name: 'local wrapper',
    head: (audience) => `export const Local${capital(audience)} = ({ children }) => ${tag('{children}', audience)};`,
    wrap: (content, audience) => `<Local${capital(audience)}>${content}</Local${capital(audience)}>`,
  },
  {
    name: 'imported wrapper',
    head: (audience) => `import { Only${capital(audience)} } from '/snippets/only-${audience}.jsx';`,
    wrap: (content, audience) => `<Only${capital(audience)}>${content}</Only${capital(audience)}>`,
  },
  {
    name: 'alias',
    head: () => 'export const Shown = Visibility;',
    wrap: (content, audience) => `<Shown for=${audiences[audience]}>${content}</Shown>`,
  },
];

/** Files of the site that the ways import. */
export const wayFiles: Readonly<Record<string, string>> = Object.fromEntries(
  (Object.keys(audiences) as Audience[]).map((audience) => [
    `snippets/only-${audience}.jsx`,
    `export const Only${capital(audience)} = ({ children }) => (\n  ${tag('{children}', audience)}\n);\n`,
  ]),
);
