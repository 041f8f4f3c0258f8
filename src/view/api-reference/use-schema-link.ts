import type { Schema } from '../../model/api.ts';
import { usePage } from '../content-components/PageProvider.tsx';
import { useApi } from './api-context.tsx';

/** The name of the schema that a field holds, and the address of its page; `null` where it has none. */
export function useSchemaLink(schema: Schema): { name: string; href: string } | null {
  const { linkOf } = useApi();
  const { resolveHref } = usePage();
  const link = linkOf(schema);
  return link && { name: link.name, href: resolveHref(link.route) };
}
