import type { SiteConfig } from '../model/config.ts';
import type { ApiPages } from '../navigation/api-pages.ts';
import type { LoadedDocument } from './load-api-documents.ts';
export function createApiPages(_documents: readonly LoadedDocument[], _config: SiteConfig): ApiPages { return { generateAll: () => ({ groups: [], problems: [] }), generateOne: () => ({ page: null, problems: [] }) }; }
