/** What travels with a request through the routes. */
export interface RequestNotes {
  id: string;
  clientAddress: string;
  /** The site that answered, for the log. */
  domain: string | null;
  /** What the metrics call the road taken. */
  road: Road;
  error?: string;
  /** Why the proxy let a call not through. */
  refusal?: string | null;
}

/** The roads that a request can take. */
export type Road = 'discovery' | 'health' | 'metrics' | 'proxy' | 'sign-in' | 'user' | 'member' | 'site' | 'none';
