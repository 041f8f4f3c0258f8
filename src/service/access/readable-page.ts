import { mayRead } from '../../base/readers/may-read.ts';
import type { Audience, ServiceManifest, ServicePage } from '../../model/service.ts';

/** The page of a route, where the reader may have it: what is known of others would tell that they exist. */
export function readablePage(
  route: string | null,
  { manifest, audience }: { manifest: Pick<ServiceManifest, 'pages'>; audience: Audience },
): ServicePage | null {
  const page = manifest.pages.find((candidate) => candidate.route === route);
  return page && mayRead(page.access, audience) ? page : null;
}
