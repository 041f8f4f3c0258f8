/** Remembers sessions that were ended before their time, for all processes together. */
export interface SignOutStore {
  /** Notes the end of a session; to be remembered until a time, in milliseconds since 1970. */
  add: (session: string, until: number) => Promise<void>;
  has: (session: string) => Promise<boolean>;
}
