export type { ContextItem } from '../model/context-item.ts';
export { createDiscoveryClient } from '../shared/discovery-client/create-discovery-client.ts';
export { DiscoveryError } from '../shared/discovery-client/discovery-error.ts';
export type {
  AnswerPiece,
  AskOptions,
  DiscoveryClient,
  DiscoveryClientOptions,
  DiscoveryFilter,
  DiscoveryPage,
  PageOptions,
  SearchOptions,
  SearchResult,
} from '../shared/discovery-client/discovery-types.ts';
