import { createContext, type Dispatch, useContext } from 'react';
import type { Texts } from '../../base/languages/texts.ts';
import type { OperationData } from '../../model/operation-data.ts';
import type { BrowserMemory } from './state/browser-memory.ts';
import type { PlaygroundAction, PlaygroundState } from './state/playground-state.ts';
import type { KeptRequest, Workspace } from './workspace/workspace.ts';

/** What all parts of an open playground share. */
export interface PlaygroundContext {
  data: OperationData;
  state: PlaygroundState;
  dispatch: Dispatch<PlaygroundAction>;
  memory: BrowserMemory;
  texts: Texts['playground'];
  /** Places of values that a request was refused for, and that are still not there; see `MissingValue`. */
  missing: readonly string[];
  workspace: Workspace;
  changeWorkspace: Dispatch<(before: Workspace) => Workspace>;
  /** What is filled in now, to be kept. */
  currentRequest: () => KeptRequest;
}

const Context = createContext<PlaygroundContext | null>(null);

export const PlaygroundProvider = Context.Provider;

/** @throws Error outside of a playground */
export function usePlayground(): PlaygroundContext {
  const value = useContext(Context);
  if (!value) throw new Error('Outside of a playground');
  return value;
}
