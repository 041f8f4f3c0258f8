import type { ReactNode } from 'react';
import { createReaderMarks } from '../../base/readers/reader-marks.ts';
import { isObject } from '../../base/values/is-object.ts';
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
  if (page.readers.kind === 'public') return rule.for === 'signed-out' ? children : null;
  if (page.readers.kind === 'marked') return markPart(children, { rule, secret: page.readers.secret });
  page.used.add('visibility');
  return (
    <dw-visibility
      data-for={rule.for}
      data-groups={rule.groups && JSON.stringify(rule.groups)}
      hidden={rule.for !== 'signed-out'}
    >
      {children}
    </dw-visibility>
  );
}

interface Rule {
  for: 'signed-in' | 'signed-out' | 'groups';
  groups?: string[];
}

function markPart(children: ReactNode, { rule, secret }: { rule: Rule; secret: string }): ReactNode {
  const [open, close] = createReaderMarks(secret).around(
    rule.for === 'signed-out' ? 'signed-out' : { kind: 'members', groups: rule.groups ?? null },
  );
  return (
    <>
      {open}
      {children}
      {close}
    </>
  );
}

function readRule(audience: unknown): Rule | null {
  if (audience === 'signed-in' || audience === 'signed-out') return { for: audience };
  const groups = isObject(audience) ? audience['groups'] : undefined;
  return Array.isArray(groups) ? { for: 'groups', groups: groups.flatMap((group) => readText(group) ?? []) } : null;
}

/** Content for one or more `variations` of the site; that of the first one is shown until the reader chooses. */
export function Variation({ is, children }: { is?: unknown; children?: ReactNode }): ReactNode {
  const page = usePage();
  const ids = (Array.isArray(is) ? is : [is]).flatMap((id) => readText(id) ?? []);
  const [first] = page.variations;
  if (first === undefined) return children;
  page.used.add('variation');
  return (
    <dw-variation data-is={JSON.stringify(ids)} hidden={!ids.includes(first)}>
      {children}
    </dw-variation>
  );
}
