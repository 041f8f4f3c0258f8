/** Names that values often get of their own beside those that they share. */
const givenAnew: ReadonlySet<unknown> = new Set([
  ...['constructor', 'hasOwnProperty', 'isPrototypeOf', 'message', 'name', 'propertyIsEnumerable', 'toJSON'],
  ...['toLocaleString', 'toString', 'valueOf'],
]);

/** Their own methods ask for it each time, which the engine passes over while it is a plain value. */
const asked: readonly unknown[] = [Array, Promise, RegExp, Object.getPrototypeOf(Uint8Array)];

/**
 * Makes what all values of this process share unchangeable: what is reached from these values by their prototypes and
 * properties, and what the language keeps without a name. Code that is loaded later finds the methods that the engine
 * gives, and hands none of its own values to another.
 */
export function freezeShared(values: readonly unknown[]): void {
  const { defineProperty, freeze, getOwnPropertyDescriptor, getPrototypeOf } = Object;
  const found = new Set<object>();
  const pending = [...values, ...withoutNames()];
  while (pending.length > 0) {
    const value = pending.pop();
    if (!isReference(value) || found.has(value)) continue;
    found.add(value);
    pending.push(getPrototypeOf(value));
    for (const key of Reflect.ownKeys(value)) {
      const { value: own, get, set } = getOwnPropertyDescriptor(value, key)!;
      pending.push(own, get, set);
    }
  }
  for (const value of found) {
    for (const key of Reflect.ownKeys(value)) if (mayBeGivenAnew(value, key)) share(value, key);
    // Engines keep in it how errors are written, which is read from there alone.
    if (value !== Error) freeze(value);
  }

  /** A value below a prototype that cannot be changed would not get a property of that name by being given one. */
  function share(prototype: object, key: string | symbol): void {
    const { value, writable, configurable, enumerable = false } = getOwnPropertyDescriptor(prototype, key)!;
    if (!writable || !configurable) return;
    defineProperty(prototype, key, {
      enumerable,
      get: () => value as unknown,
      set(this: unknown, own: unknown) {
        if (!isReference(this) || this === prototype) throw new TypeError(`${String(key)} is shared by all values`);
        defineProperty(this, key, { value: own, writable: true, enumerable: true, configurable: true });
      },
    });
  }
}

function mayBeGivenAnew(value: object, key: string | symbol): boolean {
  if (!givenAnew.has(key) || !Object.hasOwn(value, 'constructor')) return false;
  const owner = value.constructor;
  return owner.prototype === value && !(key === 'constructor' && asked.includes(owner));
}

function isReference(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}

/** The prototypes that no global name leads to. */
function withoutNames(): unknown[] {
  const iterators = [[], new Map(), new Set(), ''].map((list) => list[Symbol.iterator]());
  const functions = [function* () {}, async function* () {}, async () => {}];
  return [...iterators, ...functions, /a/g[Symbol.matchAll]('a')].map((one) => Object.getPrototypeOf(one) as unknown);
}
