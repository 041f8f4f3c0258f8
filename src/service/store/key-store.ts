/** Assistant keys are public and may stand in pages; search keys are private. */
export type KeyKind = 'assistant' | 'search';

/** What is known of a key; the key itself is not kept. */
export interface ApiKey {
  id: string;
  kind: KeyKind;
  /** Domain identifier of the one site it is for. */
  site: string;
  organization: string;
  /** Web origins whose pages may use it; empty: any. */
  origins: string[];
  /** What people call it. */
  name: string;
  /** Its beginning, to recognise it by. */
  hint: string;
  /** Milliseconds since 1970, as all times here. */
  created: number;
  revoked: number | null;
}

export interface KeyStore {
  /** Makes a key. The secret is given here and never again. */
  create: (
    key: Pick<ApiKey, 'kind' | 'site' | 'organization' | 'origins' | 'name'>,
  ) => Promise<{ key: ApiKey; secret: string }>;
  /** The key that a secret belongs to, revoked or not; `null` for a secret that was never given out. */
  find: (secret: string) => Promise<ApiKey | null>;
  /** Of one site or of all, newest first. */
  list: (site: string | null) => Promise<ApiKey[]>;
  /** Takes a key out of use for good; `null` when there is none of that id. */
  revoke: (id: string) => Promise<ApiKey | null>;
}
