import type { CommandPlace } from './run-command.ts';

export interface WalkOptions {
  /** What runs `docwright`, without its arguments. */
  program: string[];
  place: CommandPlace;
  port: number;
  manual: string | null;
}
