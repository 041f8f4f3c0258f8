/** Documentation that stands elsewhere. */
export interface ExternalDocs {
  url: string;
  description: string;
}

export interface Tag {
  name: string;
  /** OpenAPI 3.2. */
  summary: string;
  description: string;
  /** Label of the group in the sidebar: `x-group`, else `x-displayName` (of Redoc), else the summary, else the name. */
  group: string;
  /** OpenAPI 3.2: `nav`, `badge` or another; only `nav` tags and those without a kind make groups. */
  kind: string | null;
  /** OpenAPI 3.2: name of the tag whose group holds this one's. */
  parent: string | null;
  externalDocs: ExternalDocs | null;
}

/** A group of the sidebar around the groups of tags: an entry of `x-tagGroups`. */
export interface TagGroup {
  name: string;
  /** Names of tags; an operation may have them without a Tag Object. */
  tags: string[];
}

/** What is said of a tag where it stands. */
export type TagText = Pick<Tag, 'name' | 'description' | 'externalDocs'>;
