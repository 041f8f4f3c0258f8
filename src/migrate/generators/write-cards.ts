import { attribute } from '../markup/attribute.ts';

export interface CardLink {
  title: string;
  href: string;
  text?: string | undefined;
}

/** Cards that lead to pages, as MDX. */
export function writeCards(links: readonly CardLink[], cols = 2): string {
  const cards = links.map(({ title, href, text }) => {
    const head = `  <Card${attribute('title', title)}${attribute('href', href)}`;
    return text ? `${head}>\n    ${text.replace(/\s+/g, ' ').trim()}\n  </Card>` : `${head} />`;
  });
  return cards.length === 0 ? '' : `<CardGroup cols={${cols}}>\n${cards.join('\n')}\n</CardGroup>\n`;
}
