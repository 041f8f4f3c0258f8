/** What a page links to and what can be linked to on it. */
export interface LinkFacts {
  ids: ReadonlySet<string>;
  references: BuiltReference[];
}

export interface BuiltReference {
  /** `file`: the page shows what is there. */
  kind: 'link' | 'file';
  /** As it stands in the built page. */
  href: string;
}
