import type { SignOutStore } from '../../../src/service/store/sign-out-store.ts';

/** Remembers ended sessions as long as a test runs. */
export function memorySignOuts(): SignOutStore {
  const ended = new Set<string>();
  return { add: async (session) => void ended.add(session), has: async (session) => ended.has(session) };
}
