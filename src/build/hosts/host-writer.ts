import type { HostName, HostOutput, HostRules } from '../../model/host.ts';

/** How the files of a site lie for a host, and the files by which it is told what to do. */
export interface HostWriter {
  name: HostName;
  /**
   * Where a page lies: `guides/install/index.html`, or `guides/install.html` for hosts that lead the address of a
   * folder to one with a slash.
   */
  pages: 'folders' | 'files';
  /** Whether a site with a base path lies in a folder of that name, or the host puts the path before all of it. */
  base: 'folder' | 'host';
  /** A function of the rules alone; relative to the published folder, whose addresses begin at the base path or not. */
  write: (rules: HostRules) => HostOutput;
}
