import type { SdkReferenceName } from '../../model/api/sdk.ts';
import type { SdkSourceConfig } from '../../model/config.ts';
import type { WantedReference } from './find-sdk-page.ts';

/** Which artefact a page means that names a symbol: what it does not say itself, it takes from its place. */
export function wantedSdk({ source, format }: SdkReferenceName, place: SdkSourceConfig | undefined): WantedReference {
  return { source: source ?? place?.source ?? null, format: format ?? place?.format ?? null };
}
