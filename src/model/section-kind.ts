/** What kind of page a section is part of. */
export type SectionKind = 'prose' | 'endpoint' | 'webhook' | 'channel' | 'schema' | 'changelog';
