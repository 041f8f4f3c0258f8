import { createElement, isValidElement, type ReactElement, type ReactNode } from 'react';

/** Stands in the data of an island for a node that was rendered to HTML; its value names the slot. */
const slotKey = '$slot';
const dateKey = '$date';
/** Stands for an element of HTML that holds text alone, by its name. */
const elementKey = '$element';
/** Stands for a built-in component, by its name, or for a function of the site, by the address of its script. */
const componentKey = '$component';

type Components = Readonly<Record<string, unknown>>;

export interface WrittenProps {
  /** JSON that `readProps` reads. */
  json: string;
  /** The nodes taken out, by the name of their slot. */
  slots: Map<string, ReactNode>;
  /** Paths of values that no JSON can hold (functions among them); they are left out. */
  lost: string[];
  /** What the functions in it are, as `readProps` takes them. */
  known: Record<string, unknown>;
}

/**
 * Writes a component's props as data. Elements, and lists that hold some, become slots; a function the name that
 * `nameOf` gives, beside what the server has under that name. Text in
 * elements of HTML stays what it is: components look into their children for it.
 */
export function writeProps(
  props: Record<string, unknown>,
  nameOf: (value: object) => [name: string, value: unknown] | null = () => null,
): WrittenProps {
  const known: Record<string, unknown> = {};
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
    const named = isFunction(value) ? nameOf(value) : null;
    if (named) {
      known[named[0]] = named[1];
      return { [componentKey]: named[0] };
    }
    if (typeof value !== 'object' || seen.has(value) || isClosed(value)) {
      lost.push(path);
      return undefined;
    }
    seen.add(value);
    const written = Array.isArray(value)
      ? value.map((item, index) => write(item, `${path}.${index}`))
      : writeObject(value, path, write);
    seen.delete(value);
    return written;
  };
  const data = writeObject(props, '', write);
  return { json: JSON.stringify(data), slots, lost, known };
}

/** A function, a class, or what `memo` and `forwardRef` make of one. */
function isFunction(value: unknown): value is object {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
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
  known: Components = {},
): Record<string, unknown> {
  return JSON.parse(json, (key, value: unknown) => {
    if (typeof value !== 'object' || value === null) return value;
    if (elementKey in value && 'props' in value)
      return createElement(String(value[elementKey]), { ...(value.props as object), key });
    if (slotKey in value) return slot(String(value[slotKey]));
    if (componentKey in value)
      return Object.hasOwn(known, String(value[componentKey])) ? known[String(value[componentKey])] : undefined;
    if (dateKey in value) return new Date(String(value[dateKey]));
    return value;
  }) as Record<string, unknown>;
}

/** The names and addresses of the functions in what `writeProps` wrote. */
export function namesInProps(json: string): string[] {
  const names: string[] = [];
  // Few have any, and all would be read twice.
  if (!json.includes(`"${componentKey}"`)) return names;
  JSON.parse(json, (key, value: unknown) => {
    if (key === componentKey) names.push(String(value));
    return value;
  });
  return names;
}
