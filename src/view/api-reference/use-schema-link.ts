import type { Schema } from '../../model/api/schema.ts';
import { usePage } from '../content-components/PageProvider.tsx';
import { useApi } from './api-context.tsx';

/** Title and address of the page of the schema that a field holds; `null` where it has none. */
export function useSchemaLink(schema: Schema): { name: string; href: string } | null {
  const { linkOf } = useApi();
  const { resolveHref } = usePage();
  const link = linkOf.schema(schema);
  return link && { name: link.title, href: resolveHref(link.route) };
}
