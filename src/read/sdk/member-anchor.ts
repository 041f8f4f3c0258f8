import type { SdkMember } from '../../model/api/sdk.ts';

/** Id of a member on the page of its symbol: `method-read`. No heading of an author is likely to have it. */
export function memberAnchor(kind: SdkMember['kind'], name: string): string {
  const plain = name.replace(/[^\p{L}\p{N}_$]+/gu, '-').replace(/^-+|-+$/g, '');
  return `${kind}-${plain || 'other'}`;
}
