import type { Evidence } from './gather-evidence.ts';

/** How likely a section answers, 0 to 1. */
export function judgeEvidence({ share, cosine }: Evidence): number {
  const keyword = Math.min(1, share);
  return cosine === null ? keyword : 0.5 * keyword + 0.5 * Math.min(1, Math.max(0, cosine));
}
