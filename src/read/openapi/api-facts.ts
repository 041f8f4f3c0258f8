import type { Texts } from '../../base/languages/texts.ts';
import { isSafeUrl } from '../../base/paths/resolve-link.ts';
import type { Channel } from '../../model/api/channel.ts';
import type { ApiDocument } from '../../model/api/document.ts';
import type { Operation } from '../../model/api/operation.ts';
import type { ExternalDocs } from '../../model/api/tag.ts';
import { findTag } from './operation-path.ts';

/** A short statement about an API, a tag or an operation, with an address where it has one. */
export interface ApiFact {
  label: string;
  text: string;
  href: string | null;
  /** A name that programs use. */
  isCode?: boolean;
}

/** What stands at the head of an overview, for HTML and Markdown: version, licence, whom to ask, where to read on. */
export function overviewFacts(document: ApiDocument, tag: string | null, words: Texts['reference']): ApiFact[] {
  if (tag !== null) return docsFacts(findTag(document, tag)?.externalDocs ?? null, words);
  const { about, version } = document;
  const { id, license, termsOfService } = about;
  const facts = [
    id === '' ? null : { ...fact(words.id, id, ''), isCode: true },
    fact(words.version, version, ''),
    license && fact(words.license, license.name || license.identifier, license.url || spdxUrl(license.identifier)),
    ...contactFacts(document, words),
    fact(words.terms, termsOfService, termsOfService),
  ];
  return [
    ...facts.filter((one) => one !== null && one.text !== ''),
    ...docsFacts(about.externalDocs, words),
  ] as ApiFact[];
}

/** What is said of an operation beside its description: its name in generated clients, and where to read on. */
export function operationFacts({ operationId, externalDocs }: Operation, words: Texts['reference']): ApiFact[] {
  return [
    ...(operationId ? [{ ...fact(words.operationId, operationId, ''), isCode: true }] : []),
    ...docsFacts(externalDocs, words),
  ];
}

/** What stands at the end of a channel's page; the id of one of AsyncAPI 2 is its address. */
export function channelFacts({ id, address }: Channel, words: Texts['reference']): ApiFact[] {
  return id === address ? [] : [{ ...fact(words.id, id, ''), isCode: true }];
}

/** A link to documentation elsewhere; none where there is none. */
function docsFacts(docs: ExternalDocs | null, { moreDocs }: Texts['reference']): ApiFact[] {
  return docs ? [fact(moreDocs, docs.description.replace(/\s+/g, ' ') || docs.url, docs.url)] : [];
}

/** A name leads to the page, else to the mailbox; an address that nothing leads to stands for itself. */
function contactFacts({ about: { contact } }: ApiDocument, { contact: label }: Texts['reference']): ApiFact[] {
  if (!contact) return [];
  const { name, url, email } = contact;
  const mailbox = email === '' ? '' : `mailto:${email}`;
  const isNamed = name !== '' || url !== '';
  return [
    ...(isNamed ? [fact(label, name || url, url || mailbox)] : []),
    ...(mailbox !== '' && (url !== '' || !isNamed) ? [fact(label, email, mailbox)] : []),
  ];
}

function fact(label: string, text: string, address: string): ApiFact {
  const href = address.trim();
  return { label, text: text.trim(), href: href !== '' && isLink(href) ? href : null };
}

/** From the site's root, or of another site: one relative to the description's file leads nowhere on a page. */
function isLink(href: string): boolean {
  return isSafeUrl(href) && /^(?:https?:|mailto:|\/)/i.test(href);
}

/** Where the text of a licence stands that is named by an SPDX identifier alone. */
function spdxUrl(identifier: string): string {
  return /^[A-Za-z0-9.+-]+$/.test(identifier) ? `https://spdx.org/licenses/${identifier}.html` : '';
}
