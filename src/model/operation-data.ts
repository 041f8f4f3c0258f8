import type { ApiDocument } from './api/document.ts';
import type { MediaContent, Operation, PlaygroundStorage } from './api/operation.ts';

/** What a reader's browser needs of one operation to write snippets and to send requests; a file of its own. */
export interface OperationData {
  /** Only the schemas and security schemes that a request of the operation reaches. */
  document: ApiDocument;
  /** Name of the file beside this one that holds `document.schemas`, where many operations share large ones. */
  schemas?: string;
  /** Without responses, callbacks and code samples. Of a channel: the request that opens it. */
  operation: Operation;
  /** Content types of the responses, those of success first. */
  accepts: string[];
  /** What can be sent on a channel; unset for an operation. */
  messages?: { title: string; content: MediaContent }[];
  /** Languages of snippets in order, as the configuration names them; `null` for the usual ones. */
  languages: string[] | null;
  /** Whether snippets show parameters that may be left out. */
  only: 'required' | 'all';
  /** Fields start with the examples of the description. */
  prefill: boolean;
  /** Requests go through the service. */
  proxy: boolean;
  /** Requests that go straight to the API carry the browser's own credentials. */
  credentials: boolean;
  /** Where what a reader types is kept until the reader chooses. */
  storage: PlaygroundStorage;
  /** As in `Site.base`: what is remembered in the browser belongs to one site. */
  base: string;
}
