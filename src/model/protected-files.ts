import type { PageAccess } from './service.ts';

/**
 * Of a site that was built for members (`serviceFiles.access`): the files of `serviceFiles.members`, which the service
 * hands out instead of the public files of the same path, to whom they are for. A file that is not listed is nobody's.
 */
export interface ProtectedFiles {
  format: 1;
  /** Of the marks in HTML files (`src/base/readers/reader-marks.ts`). */
  secret: string;
  /** Pages are for members unless they say otherwise, so that no address tells whether there is a page. */
  isPrivate: boolean;
  accesses: PageAccess[];
  /** By path in the output: positions in `accesses`; a reader needs all of them. */
  files: Record<string, number[]>;
  /**
   * Servers of APIs, as in `ServiceManifest.proxyOrigins`: positions in `accesses`; a reader needs one of them. Builds
   * of before do not say it.
   */
  proxyOrigins?: Record<string, number[]>;
}
