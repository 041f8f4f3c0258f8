import { isObject } from '../../../base/values/is-object.ts';
import type { BrowserMemory } from '../state/browser-memory.ts';

export interface EnvironmentVariable {
  name: string;
  value: string;
}

/** Values by name, which stand in requests as `{{name}}`. */
export interface Environment {
  name: string;
  variables: EnvironmentVariable[];
}

/** A request of before, which can be filled in again. */
export interface KeptRequest {
  /** `METHOD /path`: the name under which an operation's values are kept. */
  operation: string;
  title: string;
  /** Path of its page. */
  page: string;
  /** As it may be seen. */
  url: string;
  /** `null` where it was not sent. */
  status: number | null;
  /** Milliseconds since 1970. */
  time: number;
  /** As `writeValues` writes them, without secrets. */
  values: string;
}

/** What a reader works with beyond one request; of one API description. */
export interface Workspace {
  environments: Environment[];
  /** Position of the environment that is used; -1 for none. */
  active: number;
  history: KeptRequest[];
  saved: KeptRequest[];
}

const mostRequests = 50;
const name = 'workspace';

export function readWorkspace(memory: BrowserMemory): Workspace {
  const [plain, secret] = [parse(memory.text(name)), parse(memory.secret(name))];
  const environments = readEnvironments(secret['environments']);
  const active = Number(secret['active'] ?? -1);
  return {
    environments,
    active: Number.isInteger(active) && active < environments.length ? active : -1,
    history: readRequests(plain['history']),
    saved: readRequests(plain['saved']),
  };
}

/** Environments hold keys, so they are forgotten as soon as credentials are. */
export function rememberWorkspace(memory: BrowserMemory, { environments, active, history, saved }: Workspace): void {
  const isEmpty = history.length + saved.length === 0;
  memory.rememberText(name, isEmpty ? null : JSON.stringify({ history, saved }));
  memory.rememberSecret(name, environments.length === 0 ? null : JSON.stringify({ environments, active }));
}

/** The newest first, and no more than anybody looks through. */
export function withRequest(requests: readonly KeptRequest[], request: KeptRequest): KeptRequest[] {
  return [request, ...requests].slice(0, mostRequests);
}

/** The values of the environment that is used. */
export function activeVariables({ environments, active }: Workspace): ReadonlyMap<string, string> {
  return new Map(environments[active]?.variables.map((variable) => [variable.name, variable.value]));
}

/** Reads environments, ours or of Postman (`values` with `key`). */
export function readEnvironments(value: unknown): Environment[] {
  const list = Array.isArray(value) ? (value as unknown[]) : [value];
  return list.filter(isObject).flatMap((environment): Environment[] => {
    const variables = environment['variables'] ?? environment['values'];
    if (typeof environment['name'] !== 'string' || !Array.isArray(variables)) return [];
    return [{ name: environment['name'], variables: (variables as unknown[]).flatMap(readVariable) }];
  });
}

function readVariable(variable: unknown): EnvironmentVariable[] {
  if (!isObject(variable)) return [];
  const key = variable['name'] ?? variable['key'];
  return typeof key === 'string' ? [{ name: key, value: String(variable['value'] ?? '') }] : [];
}

function readRequests(value: unknown): KeptRequest[] {
  return (Array.isArray(value) ? (value as unknown[]) : []).filter(
    (entry): entry is KeptRequest =>
      isObject(entry) &&
      ['operation', 'title', 'page', 'url', 'values'].every((key) => typeof entry[key] === 'string') &&
      typeof entry['time'] === 'number',
  );
}

function parse(text: string | null): Record<string, unknown> {
  try {
    const value = JSON.parse(text ?? '{}') as unknown;
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}
