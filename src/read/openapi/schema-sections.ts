import type { SchemaPage } from '../../model/page.ts';
import type { ApiSection } from './api-section.ts';

export type SchemaSection = ApiSection<'attributes' | 'usedBy'>;

/** The sections of a data model's page in order, which its outline, its HTML and its Markdown walk. */
export function schemaSections({ usedBy }: SchemaPage): SchemaSection[] {
  const attributes: SchemaSection = { kind: 'attributes', id: 'attributes', title: 'attributes' };
  return usedBy.length === 0 ? [attributes] : [attributes, { kind: 'usedBy', id: 'used-by', title: 'usedBy' }];
}
