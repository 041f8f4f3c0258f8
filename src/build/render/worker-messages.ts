import type { Page } from '../../model/page.ts';
import type { Problem } from '../../model/problem.ts';
import type { FragmentReference } from '../../model/rendered-page.ts';
import type { RenderContext } from './render-context.ts';

/** What a worker is asked to make. */
export type RenderTask =
  /** `traced`: each part says that it begins and ends, so that it is known where a page stood that ended its worker. */
  { kind: 'render'; page: Page; traced: boolean } | { kind: 'fragment'; fragment: FragmentReference };

export type WorkerMessage = (RenderTask & { id: number }) | { kind: 'context'; context: RenderContext };

/** A part of a page's code that runs. */
export interface TracedPart extends Pick<Problem, 'file' | 'line' | 'column'> {
  /** As the author wrote it: `{expression}` or `<Name>`. */
  text: string;
}

export type WorkerAnswer =
  /** Work on a task begins; a worker does one after the other. */
  | { kind: 'started'; id: number }
  | { kind: 'entered'; id: number; part: TracedPart }
  | { kind: 'left'; id: number }
  | { kind: 'done'; id: number; result: unknown }
  | { kind: 'failed'; id: number; message: string };
