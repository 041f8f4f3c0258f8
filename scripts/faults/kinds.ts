import type { Fault } from './fault.ts';
import { excesses } from './kinds/excess.ts';
import { faultyFiles } from './kinds/files.ts';
import { faultyMachines } from './kinds/machine.ts';
import { faultyPages } from './kinds/pages.ts';
import { faultySettings } from './kinds/settings.ts';

/** Everything that is tried. */
export const faults: readonly Fault[] = [
  ...faultyPages,
  ...faultyFiles,
  ...faultySettings,
  ...faultyMachines,
  ...excesses,
];
