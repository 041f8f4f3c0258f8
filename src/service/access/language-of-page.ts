import { mayRead } from '../../base/readers/may-read.ts';
import type { Audience, ServiceManifest } from '../../model/service.ts';

/** The language of a page that the reader may have: of others it would tell that they exist. */
export function languageOfPage(
  route: string | null,
  { manifest, audience }: { manifest: Pick<ServiceManifest, 'pages'>; audience: Audience },
): string | null {
  const page = manifest.pages.find((candidate) => candidate.route === route);
  return page && mayRead(page.access, audience) ? page.language : null;
}
