import { components } from '../../view/content-components/components.ts';
import { IslandHost } from './IslandHost.tsx';

const builtIns = new Set<unknown>([
  IslandHost,
  ...Object.values(components).flatMap((component) => [component, ...Object.values(component)]),
]);

/** Whether an element's type is a function component of the author's. */
export function isOwnComponent(type: unknown): boolean {
  return typeof type === 'function' && !builtIns.has(type) && !type.prototype?.isReactComponent;
}
