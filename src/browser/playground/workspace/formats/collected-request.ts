import type { HttpRequest } from '../../../../model/http.ts';

/** A request of a collection, with `{{scheme}}` in the place of credentials. */
export interface CollectedRequest {
  name: string;
  /** Of the navigation; empty for none. */
  group: string;
  request: HttpRequest;
}

/** A format that other clients read. */
export interface CollectionFormat {
  label: string;
  /** Of the file, with its ending. */
  filename: string;
  write: (title: string, requests: readonly CollectedRequest[]) => string;
}
