import { suggestNearest } from '../../base/errors/suggest.ts';
import type { Channel } from '../../model/api/channel.ts';
import type { ApiDocument } from '../../model/api/document.ts';
import { matchDocuments, sortDocuments } from '../openapi/match-documents.ts';

export type ChannelMatch =
  | { kind: 'found'; document: ApiDocument; channel: Channel }
  /** `isCertain`: no description that cannot be read could hold it. */
  | { kind: 'missing'; message: string; hint: string; isCertain: boolean };

export interface FindChannelOptions {
  documents: readonly ApiDocument[];
  /** `channel` or `file channel`; the channel by its id, else by its address. */
  ref: string;
  /** Descriptions that the place in navigation inherits; they are looked at first. */
  sources?: readonly string[];
  /** File of the page that holds the reference; the file in `ref` may be relative to it. */
  page?: string;
}

/** The channel that `asyncapi` in front matter or a navigation entry means (docs/format.md#channels). */
export function findChannel({ documents, ref, sources = [], page }: FindChannelOptions): ChannelMatch {
  const apis = documents.filter((document) => document.kind === 'asyncapi');
  const text = ref.trim();
  const space = text.lastIndexOf(' ');
  const whole = findIn(
    [...sources.flatMap((file) => matchDocuments({ documents: apis, file })), ...sortDocuments(apis)],
    text,
  );
  if (whole) return whole;
  const named = space < 0 ? [] : matchDocuments({ documents: apis, file: text.slice(0, space).trim(), page });
  const name = text.slice(space + 1);
  const candidates = named.length > 0 ? named : sortDocuments(apis);
  return findIn(candidates, name) ?? missing(name, candidates, named.length > 0);
}

function findIn(documents: readonly ApiDocument[], name: string): ChannelMatch | null {
  for (const key of ['id', 'address'] as const) {
    for (const document of documents) {
      const channel = document.channels.find((candidate) => candidate[key] === name);
      if (channel) return { kind: 'found', document, channel };
    }
  }
  return null;
}

function missing(name: string, candidates: readonly ApiDocument[], isCertain: boolean): ChannelMatch {
  if (candidates.length === 0) {
    return {
      kind: 'missing',
      message: `The channel "${name}" cannot be found because the site has no AsyncAPI description`,
      hint: 'Add one with "asyncapi" in docs.json',
      isCertain,
    };
  }
  const ids = candidates.flatMap(({ channels }) => channels.map(({ id }) => id));
  const nearest = suggestNearest(name, ids);
  return {
    kind: 'missing',
    message: `There is no channel "${name}" in ${candidates.map(({ id }) => id).join(', ')}`,
    hint: nearest === null ? `Available: ${ids.slice(0, 5).join(', ') || 'none'}` : `Did you mean "${nearest}"?`,
    isCertain,
  };
}
