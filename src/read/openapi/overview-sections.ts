import type { ApiDocument } from '../../model/api/document.ts';
import type { OverviewPage } from '../../model/page.ts';
import type { ApiSection } from './api-section.ts';

export type OverviewSection = ApiSection<'servers' | 'authorizations' | 'operations'>;

/** The sections of an overview in order, which its outline, its HTML and its Markdown walk. */
export function overviewSections({ tag, entries }: OverviewPage, document: ApiDocument): OverviewSection[] {
  const isWhole = tag === null;
  const sections: (OverviewSection | null)[] = [
    isWhole && document.servers.length > 0 ? { kind: 'servers', id: 'servers', title: 'servers' } : null,
    isWhole && Object.keys(document.securitySchemes).length > 0
      ? { kind: 'authorizations', id: 'authorizations', title: 'authorizations' }
      : null,
    entries.length > 0
      ? document.kind === 'asyncapi'
        ? { kind: 'operations', id: 'channels', title: 'channels' }
        : { kind: 'operations', id: 'endpoints', title: 'operations' }
      : null,
  ];
  return sections.filter((section) => section !== null);
}
