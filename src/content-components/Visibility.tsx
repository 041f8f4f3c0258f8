import type { ReactNode } from 'react';
import { usePage } from './PageProvider.tsx';
import { readText } from './prop-values.ts';

/**
 * Content for people, for agents, or for readers by sign-in. What depends on the reader is in the page and shown by
 * `dw-visibility`; anything without a known audience is left out.
 */
export function Visibility({ for: audience, children }: { for?: unknown; children?: ReactNode }): ReactNode {
  const page = usePage();
  if (audience === 'humans') return children;
  const rule = readRule(audience);
  if (!rule) return null;
  page.used.add('visibility');
  return <dw-visibility data-for={rule.for} data-groups={rule.groups && JSON.stringify(rule.groups)} hidden={rule.for !== 'signed-out'}>{children}</dw-visibility>;
}

function readRule(audience: unknown): { for: string; groups?: string[] } | null {
  if (audience === 'signed-in' || audience === 'signed-out') return { for: audience };
  const groups = typeof audience === 'object' && audience !== null ? (audience as { groups?: unknown }).groups : undefined;
  return Array.isArray(groups) ? { for: 'groups', groups: groups.flatMap((group) => readText(group) ?? []) } : null;
}

/** Content for one or more `variations` of the site; that of the first one is shown until the reader chooses. */
export function Variation({ is, children }: { is?: unknown; children?: ReactNode }): ReactNode {
  const page = usePage();
  const ids = (Array.isArray(is) ? is : [is]).flatMap((id) => readText(id) ?? []);
  const [first] = page.variations;
  if (first === undefined) return children;
  page.used.add('variation');
  return <dw-variation data-is={JSON.stringify(ids)} hidden={!ids.includes(first)}>{children}</dw-variation>;
}
