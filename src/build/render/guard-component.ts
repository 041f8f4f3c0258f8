import type { ComponentType, ReactNode } from 'react';
import { components } from '../../view/content-components/registry.ts';

type FunctionComponent = (props: Record<string, unknown>) => ReactNode;

/**
 * Gives, for a page's own function components, ones that show what they wrap where the original throws. Built-in
 * components and anything else stay themselves.
 */
export function createComponentGuard(onFault: (name: string, error: unknown) => void): (type: unknown) => unknown {
  const guarded = new Map<FunctionComponent, FunctionComponent>();
  return (type) => {
    if (typeof type !== 'function' || builtIns.has(type) || type.prototype?.isReactComponent) return type;
    const own = type as FunctionComponent;
    if (!guarded.has(own)) guarded.set(own, guardOne(own, onFault));
    return guarded.get(own)!;
  };
}

function guardOne(component: FunctionComponent, onFault: (name: string, error: unknown) => void): FunctionComponent {
  const guarded: FunctionComponent = (props) => {
    try {
      return component(props);
    } catch (error) {
      // React waits for promises by throwing them.
      if (typeof error === 'object' && error !== null && 'then' in error) throw error;
      onFault((component as ComponentType).displayName ?? component.name, error);
      return (props['children'] as ReactNode) ?? null;
    }
  };
  return Object.assign(guarded, component);
}

const builtIns = new Set<unknown>(
  Object.values(components).flatMap((component) => [component, ...Object.values(component)]),
);
