import { sourceId } from '../../base/paths/source-id.ts';
import type { SdkReferenceName } from '../../model/api/sdk.ts';
import type { SdkSourceConfig } from '../../model/config.ts';
import type { WantedReference } from './find-sdk-page.ts';

/** Which artefact a page means that names a symbol: what it does not say itself, it takes from its place. */
export function wantedSdk({ source, format }: SdkReferenceName, place: SdkSourceConfig | undefined): WantedReference {
  const named = source ?? place?.source ?? null;
  return { source: named === null ? null : sourceId(named), format: format ?? place?.format ?? null };
}
