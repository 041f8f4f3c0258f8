/** Server variables that a page's own scripts set: they win over everything else and are forgotten with the page. */
export interface ScriptedVariables {
  current: () => Readonly<Record<string, string>>;
  onChange: (listener: () => void) => () => void;
}

const changed = 'docwright:server-variables';

interface PlaygroundGlobal {
  setServerVariables: (variables: Record<string, unknown>) => void;
  clearServerVariables: () => void;
}

/**
 * Puts `window.mintlify.api.playground` in place (docs/format.md#scripts-of-pages). Calling it again changes nothing.
 */
export function exposeServerVariables(
  target: Window & { mintlify?: { api?: { playground?: PlaygroundGlobal & { variables?: Record<string, string> } } } },
): ScriptedVariables {
  const api = ((target.mintlify ??= {}).api ??= {});
  const store = (api.playground ??= { variables: {}, setServerVariables: set, clearServerVariables: () => set({}) });
  function set(variables: Record<string, unknown>): void {
    const entries = Object.entries(variables ?? {}).filter(([, value]) => value !== null && value !== undefined);
    store.variables = Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
    target.dispatchEvent(new Event(changed));
  }
  return {
    current: () => store.variables ?? {},
    onChange: (listener) => {
      target.addEventListener(changed, listener);
      return () => target.removeEventListener(changed, listener);
    },
  };
}
