import type { Texts } from '../../base/languages/texts.ts';
import { writeJson } from '../../base/values/write-json.ts';
import type { ResponseLink } from '../../model/api/operation.ts';
import type { FindReferenceLink, ReferenceLink } from './reference-links.ts';

/** A link of a response, as HTML and Markdown show it. */
export interface LinkText {
  name: string;
  /** What it leads to: method and path, else as the description has it. */
  target: string;
  /** The page of that; `null` where it has none. */
  page: ReferenceLink | null;
  /** Markdown. */
  description: string;
  /** What is sent there: a name, and a value or a runtime expression as code. */
  values: [string, string][];
}

export interface LinkTextContext {
  words: Texts['reference'];
  linkOf: FindReferenceLink;
}

export function linkTexts(links: readonly ResponseLink[], { words, linkOf }: LinkTextContext): LinkText[] {
  return links.map((link) => describeLink(link, { words, page: linkOf.operation(link) }));
}

function describeLink(
  { name, description, target, server, parameters, ...link }: ResponseLink,
  { words, page }: Pick<LinkTextContext, 'words'> & Pick<LinkText, 'page'>,
): LinkText {
  return {
    name,
    target,
    page,
    description,
    values: [
      ...Object.entries(parameters).map(([key, value]): [string, string] => [key, asCode(value)]),
      ...('requestBody' in link ? [[words.sections.body, asCode(link.requestBody)] as [string, string]] : []),
      ...(server ? [[words.sections.servers, server.url] as [string, string]] : []),
    ],
  };
}

function asCode(value: unknown): string {
  return typeof value === 'string' ? value : (writeJson(value) ?? '');
}
