import { createContext, runInContext } from 'node:vm';
import { renderIntegrations } from '../../../../../src/build/outputs/integrations/render-integrations.ts';
import type { SiteConfig } from '../../../../../src/model/config.ts';

export interface AddedScript {
  src: string;
  attributes: Record<string, string>;
  onload?: () => void;
}

export interface FakeBrowser {
  /** Scripts that were put into the page. */
  scripts: AddedScript[];
  /** The global object. */
  window: Record<string, any>;
  storage: Map<string, string>;
  /** Calls the listeners of an event on the window, then those timers that wait. */
  fire: (name: string, event?: object) => void;
  reloads: number;
  warnings: unknown[];
}

/** Runs the script of a site's integrations where it finds what it needs of a browser. */
export function runIntegrations(
  integrations: SiteConfig['integrations'],
  globals: Record<string, unknown> = {},
): FakeBrowser {
  const listeners = new Map<string, Set<(event: object) => void>>();
  const storage = new Map<string, string>();
  const timers: (() => void)[] = [];
  const browser: FakeBrowser = {
    scripts: [],
    window: {},
    storage,
    reloads: 0,
    warnings: [],
    fire: (name, event = {}) => {
      for (const listener of [...(listeners.get(name) ?? [])]) listener(event);
      for (const timer of timers.splice(0)) timer();
    },
  };
  const createElement = (): object => {
    const script: AddedScript & { setAttribute: (name: string, value: string) => void } = {
      src: '',
      attributes: {},
      setAttribute: (name, value) => void (script.attributes[name] = value),
    };
    return script;
  };
  const context = createContext(
    Object.assign(browser.window, {
      ...globals,
      console: { warn: (error: unknown) => browser.warnings.push(error) },
      document: { createElement, head: { append: (script: AddedScript) => browser.scripts.push(script) } },
      localStorage: { getItem: (key: string) => storage.get(key) ?? null },
      location: { reload: () => browser.reloads++ },
      setTimeout: (run: () => void) => timers.push(run),
      addEventListener: (name: string, listener: (event: object) => void) =>
        listeners.set(name, (listeners.get(name) ?? new Set()).add(listener)),
      removeEventListener: (name: string, listener: (event: object) => void) => listeners.get(name)?.delete(listener),
    }),
  );
  browser.window['window'] = context;
  runInContext(renderIntegrations({ integrations }) ?? '', context);
  return browser;
}
