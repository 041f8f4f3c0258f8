import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

interface React {
  createElement: (component: () => unknown) => unknown;
  act: <Result>(work: () => Result) => Result;
}
interface ReactDom {
  createRoot: (place: unknown) => { render: (element: unknown) => void; unmount: () => void };
}
interface DomWindow {
  document: {
    createElement: (name: string) => { textContent: string | null };
    body: { append: (element: unknown) => void };
  };
  happyDOM: { close: () => Promise<void> };
}

/** A component on a page, and the last value that its hook gave. */
export interface RenderedHook<Value> {
  current: () => Value;
  /** What the page shows. */
  text: () => string;
  /** Does something that changes the component, and waits until it is drawn. */
  act: (work: () => unknown) => Promise<void>;
  unmount: () => Promise<void>;
}

/** Draws a component with the clients' own React on a page without a browser. It shows `textOf` what its hook gives. */
export async function renderHook<Value>(
  useValue: () => Value,
  textOf: (value: Value) => string,
): Promise<RenderedHook<Value>> {
  const require = createRequire(join(import.meta.dirname, 'package.json'));
  const load = async <Module>(name: string): Promise<Module> =>
    (await import(/* @vite-ignore */ pathToFileURL(require.resolve(name)).href)) as Module;
  const { Window } = await load<{ Window: new () => DomWindow }>('happy-dom');
  const window = new Window();
  const taken = { window, document: window.document, IS_REACT_ACT_ENVIRONMENT: true };
  const before = new Map(Object.keys(taken).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)]));
  for (const [name, value] of Object.entries(taken))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  const { default: react } = await load<{ default: React }>('react');
  const { default: dom } = await load<{ default: ReactDom }>('react-dom/client');
  let value!: Value;
  const place = window.document.createElement('div');
  window.document.body.append(place);
  const root = dom.createRoot(place);
  const act = async (work: () => unknown): Promise<void> => void (await react.act(async () => void (await work())));
  await act(() => root.render(react.createElement(() => textOf((value = useValue())))));
  return {
    current: () => value,
    text: () => place.textContent ?? '',
    act,
    unmount: async () => {
      await act(() => root.unmount());
      await window.happyDOM.close();
      for (const [name, descriptor] of before)
        if (descriptor) Object.defineProperty(globalThis, name, descriptor);
        else delete (globalThis as Record<string, unknown>)[name];
    },
  };
}
