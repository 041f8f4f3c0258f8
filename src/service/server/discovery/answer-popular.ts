import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { Passage } from '../../../model/retrieval.ts';
import { limitAddress } from '../http/limit-address.ts';
import type { ServedSite } from '../service-options.ts';
import type { EndpointInput } from './answer-search.ts';
import { fromStore } from './from-store.ts';
import type { popularRequest } from './request-schemas.ts';

/** Fewer visitors could be told apart by what they search for. */
const leastVisitors = 5;
const mostListed = 5;
const longest = 60;
/** Passages whose words are public. */
const mostPassages = 10;

/**
 * Lists what many search for, or notes a search whose result a reader opened. Noted is only what anybody may know and
 * read: a query of somebody without sign-in, all of whose words stand on pages that it finds for everybody. So no name,
 * address or secret that somebody types can become a suggestion, and nothing that only members know.
 */
export async function answerPopular(
  { query, language = '' }: z.output<typeof popularRequest>,
  input: EndpointInput,
): Promise<Response> {
  const { context, headers, options } = input;
  const place = { site: context.site.domain, language: ownLanguage(language, context.site) };
  if (query === undefined) {
    const queries = options.keepsSearches
      ? await fromStore(options.popular.list(place, { visitors: leastVisitors, limit: mostListed }))
      : [];
    return Response.json(queries, { headers: { ...headers, 'cache-control': 'no-store' } });
  }
  const text = query.trim().replace(/\s+/g, ' ').toLowerCase();
  if (await mayBeKnown(text, input)) {
    const visitor = numberVisitor([place.site, place.language, text, limitAddress(context.clientAddress)]);
    await fromStore(options.popular.note({ ...place, query: text, visitor }));
  }
  return new Response(null, { status: 204, headers });
}

/** Languages that the site does not have are one, or whoever asks could make up any number of them. */
function ownLanguage(language: string, { manifest }: ServedSite): string {
  const asked = language.toLowerCase();
  return manifest.pages.find((page) => page.language?.toLowerCase() === asked)?.language ?? '';
}

async function mayBeKnown(text: string, { context, caller, options }: EndpointInput): Promise<boolean> {
  const isAnonymous = caller.kind === 'reader' && caller.audience.kind === 'anonymous';
  if (!options.keepsSearches || !isAnonymous || text.length < 3 || text.length > longest) return false;
  const retriever = await fromStore(options.retriever(context.site));
  const request = { query: text, limit: mostPassages, scoreThreshold: 0, onlyFitting: true, filter: {} };
  const found = retriever?.search({ ...request, audience: { kind: 'anonymous' } }) ?? Promise.resolve([]);
  const passages = await fromStore(found);
  return passages.length > 0 && areWordsOf(text, passages);
}

function areWordsOf(text: string, passages: readonly Passage[]): boolean {
  const known = wordsOf(passages.map(({ title, heading, content }) => `${title} ${heading} ${content}`).join(' '));
  return [...wordsOf(text)].every((word) => known.has(word));
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu));
}

/** One of 256, another one for each query: enough to count a few visitors, and too little to find one again. */
function numberVisitor(parts: readonly string[]): number {
  return createHash('sha256').update(parts.join('\n')).digest()[0]!;
}
