import type { InstallSize } from './measure-install.ts';

/** What is said of one way to install the package. */
export interface Row extends InstallSize {
  name: string;
  /** Of the installation. */
  seconds: number;
  /** From the beginning of the installation to the first page of `dev` in a browser. */
  secondsToPage: number | null;
  /** Lines that the installer wrote as warnings. */
  warnings: string[];
  faults: string[];
  /** All that the installer wrote. */
  output: string;
}
