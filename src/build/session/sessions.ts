import { randomUUID } from 'node:crypto';
import type { Session } from './session.ts';

const sessions = new Map<string, () => Session>();

/**
 * Makes a session known to the routes of one run of Astro. They run in a module graph of Vite's; what this module holds
 * they reach through Node's own (`virtualModules`).
 *
 * @returns the name by which the routes ask for it
 */
export function registerSession(current: () => Session): string {
  const name = randomUUID();
  sessions.set(name, current);
  return name;
}

export function forgetSession(name: string): void {
  sessions.delete(name);
}

/** @throws when no run of that name is under way */
export function findSession(name: string): Session {
  const current = sessions.get(name);
  if (!current) throw new Error('Pages of the documentation were requested after its build had ended');
  return current();
}
