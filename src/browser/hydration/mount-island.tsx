import { type ComponentType, createElement, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { namesInProps, readProps } from './island-props.ts';
import { Slot } from './Slot.tsx';

type Components = Readonly<Record<string, unknown>>;

/**
 * Starts the component that `element` names in the HTML which the server made of it, and puts that back when the
 * component fails. Gives what runs it; `null` where there is no such component. `loadBuiltIns` is called only when a
 * built-in component is among its props.
 */
export async function mountIsland(
  element: HTMLElement,
  components: Components,
  loadBuiltIns: () => Promise<{ components: Components }>,
): Promise<Root | null> {
  const component = components[element.dataset['name']!] as ComponentType<Record<string, unknown>> | undefined;
  if (!component) return null;
  const json = element.dataset['props'] ?? '{}';
  const known = await loadFunctions(namesInProps(json), { src: element.dataset['src'] ?? '', loadBuiltIns });
  const served = element.innerHTML.replaceAll(' data-started=""', '');
  const slots = takeSlots(element);
  const slot = (name: string): ReactNode => <Slot key={name} name={name} html={slots.get(name) ?? ''} />;
  const node = createElement(component, readProps(json, slot, known));
  const options = {
    identifierPrefix: element.dataset['prefix'] ?? '',
    onUncaughtError: (error: unknown) => {
      reportError(error);
      // React has emptied the element by the next task.
      setTimeout(() => (element.innerHTML = served));
    },
  };
  if (!element.hasAttribute('data-client')) return hydrateRoot(element, node, options);
  const root = createRoot(element, options);
  root.render(node);
  return root;
}

/**
 * The functions that its props name: built-in components, and what lies beside the island's own script. Any other
 * address is data that looks like one, and is not loaded.
 */
async function loadFunctions(
  names: readonly string[],
  { src, loadBuiltIns }: { src: string; loadBuiltIns: () => Promise<{ components: Components }> },
): Promise<Components> {
  const folder = src.slice(0, src.lastIndexOf('/') + 1);
  const isBeside = (name: string): boolean =>
    name.startsWith(folder) && /^[\w.-]+\.js$/.test(name.slice(folder.length));
  const builtIns = names.some((name) => !name.includes('/')) ? (await loadBuiltIns()).components : {};
  const load = async (name: string): Promise<[string, unknown]> => {
    const { component } = (await import(/* @vite-ignore */ name)) as { component: unknown };
    return [name, component];
  };
  return { ...builtIns, ...Object.fromEntries(await Promise.all(names.filter(isBeside).map(load))) };
}

/**
 * The HTML of the island's slots, without those of islands in them. Templates are taken out: React does not know them.
 */
function takeSlots(element: HTMLElement): Map<string, string> {
  const slots = new Map<string, string>();
  for (const slot of element.querySelectorAll<HTMLElement>('dw-slot, template[data-slot]')) {
    if (slot.parentElement?.closest('dw-island') !== element) continue;
    // Islands in a slot that is shown again start again.
    slots.set(slot.dataset['slot']!, slot.innerHTML.replaceAll(' data-started=""', ''));
    if (slot.localName === 'template') slot.remove();
  }
  return slots;
}
