import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface GeneratedPage {
  /** Path without ending. */
  path: string;
  title: string;
  description: string;
  /** Markdown without cards, which every generator spells in its own way. */
  sections: { heading: string; text: string; code: string; language: string; table: string }[];
  cards: { title: string; href: string; text: string }[];
}

export interface GeneratedTab {
  label: string;
  groups: { label: string; pages: GeneratedPage[] }[];
}

const words =
  `request response endpoint account customer payment token session webhook event message queue stream batch schema field
filter cursor page limit retry timeout region cluster volume snapshot policy role member workspace project environment variable secret build
deploy release branch commit review metric trace alert report invoice plan quota usage search index document record table column value`.split(
    /\s+/,
  );
const languages = ['js', 'python', 'bash', 'json', 'go', 'yaml'];

/** A small linear congruential generator (Numerical Recipes), so that every run makes the same site. */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
}

/** Tabs of ten groups of twenty pages, each page with six sections of prose, code and a table, and a row of cards. */
export function generateContent(pageCount: number): GeneratedTab[] {
  const tabs: GeneratedTab[] = [];
  for (let tab = 0; tab * 200 < pageCount; tab++) {
    const groups = Array.from({ length: Math.min(10, Math.ceil((pageCount - tab * 200) / 20)) }, (_, group) => ({
      label: `Group ${tab + 1}.${group + 1}`,
      pages: Array.from({ length: 20 }, (_, page) => generatePage({ tab, group, page })),
    }));
    tabs.push({ label: `Tab ${tab + 1}`, groups });
  }
  return tabs;
}

function generatePage({ tab, group, page }: { tab: number; group: number; page: number }): GeneratedPage {
  const random = createRandom(tab * 1e6 + group * 1e3 + page + 1);
  const pick = (): string => words[Math.floor(random() * words.length)]!;
  const sentence = (length: number): string => {
    const text = Array.from({ length }, pick).join(' ');
    return `${text[0]!.toUpperCase()}${text.slice(1)}.`;
  };
  const paragraph = (): string =>
    `${sentence(14)} The **${pick()}** and the \`${pick()}_${pick()}\` ${sentence(12).toLowerCase()} ${sentence(16)}`;
  const path = `tab-${tab + 1}/group-${group + 1}/page-${page + 1}`;
  return {
    path,
    title: `${sentence(3).slice(0, -1)} ${tab + 1}.${group + 1}.${page + 1}`,
    description: sentence(10),
    sections: Array.from({ length: 6 }, (_, section) => ({
      heading: `${sentence(3).slice(0, -1)} ${section + 1}`,
      text: `${paragraph()}\n\n${paragraph()}`,
      language: languages[section]!,
      code: generateCode(languages[section]!, { pick, id: `${tab}_${group}_${page}_${section}` }),
      table: `| Name | Type | Meaning |\n| --- | --- | --- |\n${[0, 1, 2].map(() => `| \`${pick()}\` | ${pick()} | ${sentence(6)} |`).join('\n')}`,
    })),
    cards: [1, 2].map((step) => ({
      title: `Read about ${pick()}`,
      href: `/tab-${tab + 1}/group-${group + 1}/page-${((page + step) % 20) + 1}`,
      text: sentence(8),
    })),
  };
}

function generateCode(language: string, { pick, id }: { pick: () => string; id: string }): string {
  const [a, b, c, d] = [pick(), pick(), pick(), pick()] as [string, string, string, string];
  switch (language) {
    case 'js':
      return `import { ${a} } from './${b}.js';\n\n// ${id}\nexport async function ${c}${id}(${d}) {\n  const result = await ${a}.get(\`/${b}/\${${d}.id}\`, { retries: 3 });\n  if (!result.ok) throw new Error('${c} failed');\n  return result.json();\n}`;
    case 'python':
      return `import ${a}\n\ndef ${b}_${id}(${c}: str, ${d}: int = 10) -> dict:\n    """Return the ${a} of a ${b}."""\n    client = ${a}.Client(timeout=${d})\n    for item in client.list(${c}):\n        if item["${d}"] is None:\n            continue\n        yield {"id": item["id"], "${d}": item["${d}"]}`;
    case 'bash':
      return `curl -X POST "https://api.example.com/${a}/${id}" \\\n  -H "Authorization: Bearer $TOKEN" \\\n  -d '{"${b}": "${c}", "${d}": 42}' | jq '.${b}'`;
    case 'json':
      return `{\n  "id": "${id}",\n  "${a}": { "${b}": true, "${c}": [1, 2, 3] },\n  "${d}": "2026-01-01T00:00:00Z",\n  "next": null\n}`;
    case 'go':
      return `package main\n\nimport "fmt"\n\nfunc main() {\n\t${a} := map[string]int{"${b}": 1, "${c}": 2}\n\tfor key, value := range ${a} {\n\t\tfmt.Printf("%s=%d ${id}\\n", key, value)\n\t}\n}`;
    default:
      return `# ${id}\n${a}:\n  ${b}: ${c}\n  replicas: 3\n  env:\n    - name: ${d.toUpperCase()}\n      value: "${c}"\n  enabled: true`;
  }
}

/** Writes the content as a Docwright site. */
export function writeDocsSite(folder: string, tabs: readonly GeneratedTab[]): void {
  const config = {
    theme: 'mint',
    name: 'Bench',
    colors: { primary: '#0d9373' },
    navigation: {
      tabs: tabs.map((tab) => ({
        tab: tab.label,
        groups: tab.groups.map((group) => ({ group: group.label, pages: group.pages.map(({ path }) => path) })),
      })),
    },
  };
  writeFile(join(folder, 'docs.json'), JSON.stringify(config, null, 2));
  for (const page of pagesOf(tabs)) writeFile(join(folder, `${page.path}.mdx`), renderMdx(page));
}

export function pagesOf(tabs: readonly GeneratedTab[]): GeneratedPage[] {
  return tabs.flatMap((tab) => tab.groups.flatMap((group) => group.pages));
}

function renderMdx(page: GeneratedPage): string {
  const cards = page.cards
    .map((card) => `  <Card title="${card.title}" href="${card.href}">\n    ${card.text}\n  </Card>`)
    .join('\n');
  return `---\ntitle: "${page.title}"\ndescription: "${page.description}"\n---\n\n${renderSections(page)}\n<CardGroup cols={2}>\n${cards}\n</CardGroup>\n`;
}

/** The Markdown that every generator gets. */
export function renderSections(page: GeneratedPage): string {
  return page.sections
    .map(
      (section) =>
        `## ${section.heading}\n\n${section.text}\n\n\`\`\`${section.language}\n${section.code}\n\`\`\`\n\n${section.table}\n`,
    )
    .join('\n');
}

export function writeFile(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
