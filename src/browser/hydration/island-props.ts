import { createElement, isValidElement, type ReactElement, type ReactNode } from 'react';

/** Stands in the data of an island for a node that was rendered to HTML; its value names the slot. */
const slotKey = '$slot';
const dateKey = '$date';
/** Stands for an element of HTML that holds text alone, by its name. */
const elementKey = '$element';
/** Stands for a built-in component, by its name. */
export const componentKey = '$component';

type Components = Readonly<Record<string, unknown>>;

export interface WrittenProps {
  /** JSON that `readProps` reads. */
  json: string;
  /** The nodes taken out, by the name of their slot. */
  slots: Map<string, ReactNode>;
  /** Paths of values that no JSON can hold (functions among them); they are left out. */
  lost: string[];
}

/**
 * Writes a component's props as data. Elements, and lists that hold some, become slots; a built-in component its name.
 * Text in elements of HTML stays what it is: components look into their children for it.
 */
export function writeProps(props: Record<string, unknown>, builtIns: Components = {}): WrittenProps {
  const slots = new Map<string, ReactNode>();
  const lost: string[] = [];
  const seen = new Set<object>();
  const write = (value: unknown, path: string): unknown => {
    if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
    if (typeof value === 'number' && Number.isFinite(value)) return value;
    if (value === undefined) return undefined;
    if (value instanceof Date && !Number.isNaN(value.getTime())) return { [dateKey]: value.toISOString() };
    const isText = isProse(value);
    if (isText && isValidElement(value))
      return { [elementKey]: value.type, props: writeObject(value.props as object, path, write) };
    if (!isText && holdsElement(value)) {
      slots.set(path, value as ReactNode);
      return { [slotKey]: path };
    }
    if (typeof value !== 'object' || seen.has(value) || isClosed(value)) {
      const name =
        typeof value === 'function' ? Object.keys(builtIns).find((key) => builtIns[key] === value) : undefined;
      if (name === undefined) lost.push(path);
      return name === undefined ? undefined : { [componentKey]: name };
    }
    seen.add(value);
    const written = Array.isArray(value)
      ? value.map((item, index) => write(item, `${path}.${index}`))
      : writeObject(value, path, write);
    seen.delete(value);
    return written;
  };
  const data = writeObject(props, '', write);
  return { json: JSON.stringify(data), slots, lost };
}

/** Whether nothing of what it holds can be seen in it: a map, a set, a pattern. */
function isClosed(value: object): boolean {
  const made: unknown = Object.getPrototypeOf(value);
  return made !== Object.prototype && made !== null && !Array.isArray(value) && Object.keys(value).length === 0;
}

function writeObject(
  value: object,
  path: string,
  write: (value: unknown, path: string) => unknown,
): Record<string, unknown> {
  const entries = Object.entries(value).map(
    ([key, item]) => [key, write(item, path === '' ? key : `${path}.${key}`)] as const,
  );
  return Object.fromEntries(entries.filter(([key, item]) => item !== undefined && key !== '__proto__'));
}

function holdsElement(value: unknown): boolean {
  return isValidElement(value) || (Array.isArray(value) && value.some(holdsElement));
}

/** Whether a node is text, or elements of HTML around text that have at most a class. */
export function isProse(node: unknown): boolean {
  if (Array.isArray(node)) return node.length > 0 && node.every(isProse);
  if (!isValidElement(node)) return typeof node === 'string';
  const { children, className = '', ...more } = (node as ReactElement<Record<string, unknown>>).props;
  const isPlain = typeof node.type === 'string' && typeof className === 'string' && Object.keys(more).length === 0;
  return isPlain && isProse(children);
}

/** Reads what `writeProps` wrote; `slot` gives the node that takes the place of a slot. */
export function readProps(
  json: string,
  slot: (name: string) => ReactNode,
  builtIns: Components = {},
): Record<string, unknown> {
  return JSON.parse(json, (key, value: unknown) => {
    if (typeof value !== 'object' || value === null) return value;
    if (elementKey in value && 'props' in value)
      return createElement(String(value[elementKey]), { ...(value.props as object), key });
    if (slotKey in value) return slot(String(value[slotKey]));
    if (componentKey in value)
      return Object.hasOwn(builtIns, String(value[componentKey])) ? builtIns[String(value[componentKey])] : undefined;
    if (dateKey in value) return new Date(String(value[dateKey]));
    return value;
  }) as Record<string, unknown>;
}
