import { createElement, type ComponentType, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { readProps } from '../island-props.ts';
import { Slot } from '../Slot.tsx';

type Component = ComponentType<Record<string, unknown>>;

/** Starts the component that `element` names in the HTML which the server made of it. */
export function mountIsland(element: HTMLElement, components: Record<string, unknown>): void {
  const component = components[element.dataset['name']!] as Component | undefined;
  if (!component) return;
  const slots = takeSlots(element);
  const props = readProps(element.dataset['props'] ?? '{}', (name): ReactNode => <Slot key={name} name={name} html={slots.get(name) ?? ''} />);
  const node = createElement(component, props);
  const options = { identifierPrefix: element.dataset['prefix'] ?? '' };
  if (element.hasAttribute('data-client')) createRoot(element, options).render(node);
  else hydrateRoot(element, node, options);
}

/** The HTML of the island's slots, without those of islands in them. Templates are taken out: React does not know them. */
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
