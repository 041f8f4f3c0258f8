import type { ComponentType, ReactNode } from 'react';
import { isOwnComponent } from './is-own-component.ts';
import { UnknownComponent } from './unknown-component.ts';

interface GuardOptions {
  onFault: (name: string, error: unknown) => void;
  /** Hears of an element whose component has no value. */
  onMissing: () => void;
  /** Whether what a component wraps stands in its place. */
  showsContent: boolean;
  /** Runs a component, and knows which. */
  around: <Result>(name: string, run: () => Result) => Result;
}

type FunctionComponent = (props: Record<string, unknown>) => ReactNode;

/**
 * Gives, for a page's own function components, ones that show what they wrap where the original throws, and one for
 * what has no value. Built-in components and anything else stay themselves.
 */
export function createComponentGuard(options: GuardOptions): (type: unknown) => unknown {
  const guarded = new Map<FunctionComponent, FunctionComponent>();
  return (type) => {
    if (type === undefined || type === null) {
      options.onMissing();
      return UnknownComponent;
    }
    if (!isOwnComponent(type)) return type;
    const own = type as FunctionComponent;
    if (!guarded.has(own)) guarded.set(own, guardOne(own, options));
    return guarded.get(own)!;
  };
}

function guardOne(component: FunctionComponent, { onFault, showsContent, around }: GuardOptions): FunctionComponent {
  const name = (component as ComponentType).displayName ?? component.name;
  const guarded: FunctionComponent = (props) => {
    try {
      return around(name, () => component(props));
    } catch (error) {
      // React waits for promises by throwing them.
      if (typeof error === 'object' && error !== null && 'then' in error) throw error;
      onFault(name, error);
      return showsContent ? ((props['children'] as ReactNode) ?? null) : null;
    }
  };
  return Object.assign(guarded, component);
}
