import type { Texts } from '../../base/languages/texts.ts';
import type { ResponseLink } from '../../model/api.ts';

/** A link of a response, as HTML and Markdown show it. */
export interface LinkText {
  name: string;
  /** What it leads to: method and path, else as the description has it. */
  target: string;
  /** Markdown. */
  description: string;
  /** What is sent there: a name, and a value or a runtime expression as code. */
  values: [string, string][];
}

export function linkTexts(links: readonly ResponseLink[], { words }: { words: Texts['reference'] }): LinkText[] {
  return links.map(({ name, description, target, server, parameters, ...link }) => ({
    name,
    target,
    description,
    values: [
      ...Object.entries(parameters).map(([key, value]): [string, string] => [key, asCode(value)]),
      ...('requestBody' in link ? [[words.sections.body, asCode(link.requestBody)] as [string, string]] : []),
      ...(server ? [[words.sections.servers, server.url] as [string, string]] : []),
    ],
  }));
}

function asCode(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
