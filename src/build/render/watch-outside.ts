/** Notices when code of pages asks for what no source of a site says. */
export interface OutsideWatch {
  note: () => void;
  /** How often it was noted. */
  count: () => number;
  /** Does what is no work of a page's code: there, nothing is noted. */
  ignore: <T>(work: () => T) => T;
}

/** For code that is kept from all of that. */
export const nothingOutside: OutsideWatch = { note: () => {}, count: () => 0, ignore: (work) => work() };

/** Global values that lead out of the site or differ each time: asking for one is enough. */
const outside = [
  ...['process', 'crypto', 'performance', 'fetch', 'navigator', 'Temporal', 'WebSocket', 'EventSource'],
  ...['XMLHttpRequest', 'localStorage', 'sessionStorage', 'require'],
];

/**
 * Watches the global values of this process: time, chance, environment, files (by `process`) and network. A page that
 * asks for one of them may come out different the next time, though nothing of the site has changed. To be called once
 * everything is loaded that rendering needs, which may ask for them too.
 */
export function watchOutside(): OutsideWatch {
  let noted = 0;
  const note = (): void => {
    noted += 1;
  };
  for (const name of outside) noteReading(name, note);
  const apply = (target: object, self: unknown, args: unknown[]): unknown => {
    note();
    return Reflect.apply(target as never, self, args);
  };
  const construct = (target: object, args: unknown[], self: object): object => {
    note();
    return Reflect.construct(target as never, args, self as never) as object;
  };
  replace(Math, 'random', Math.random, { apply });
  replace(globalThis, 'Date', Date, { apply, construct: constructDate(note), get: readDate(note) });
  // Without a date given, it formats the hour.
  replace(Intl, 'DateTimeFormat', Intl.DateTimeFormat, { apply, construct });
  return {
    note,
    count: () => noted,
    ignore: (work) => {
      const before = noted;
      try {
        return work();
      } finally {
        noted = before;
      }
    },
  };
}

function noteReading(name: string, note: () => void): void {
  const own = Object.getOwnPropertyDescriptor(globalThis, name);
  if (own !== undefined && !own.configurable) return;
  let read = (): unknown => own?.get?.call(globalThis) ?? own?.value;
  Object.defineProperty(globalThis, name, {
    configurable: true,
    enumerable: own?.enumerable ?? false,
    get: () => {
      note();
      return read();
    },
    set: (value: unknown) => {
      read = () => value;
    },
  });
}

type Handler = ProxyHandler<DateConstructor>;

/** A date that is written down is the same each time. */
function constructDate(note: () => void): NonNullable<Handler['construct']> {
  return (target, args: unknown[], self) => {
    if (args.length === 0) note();
    return Reflect.construct(target, args, self) as object;
  };
}

function readDate(note: () => void): NonNullable<Handler['get']> {
  return (target, name, receiver) => {
    if (name === 'now') note();
    return Reflect.get(target, name, receiver) as unknown;
  };
}

/** Stands in the place of a value also where it is found through one of its kind. */
function replace<T extends object>(holder: object, name: string, given: T, handler: ProxyHandler<T>): void {
  const watched = new Proxy(given, handler);
  Object.defineProperty(holder, name, { value: watched, configurable: true, writable: true });
  const { prototype } = given as { prototype?: { constructor: unknown } };
  if (prototype) prototype.constructor = watched;
}
