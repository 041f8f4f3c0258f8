/** Bytes of one thread that indexes are searched from. What was used least recently gives way. */
export interface IndexMemory {
  /** Keeps something until others need its room. What is larger than all of it stays until something else is held. */
  hold: (key: string, held: { cost: number; drop: () => void }) => void;
  /** Notes that it was used. */
  touch: (key: string) => void;
  /** Forgets what its owner has let go. */
  release: (key: string) => void;
  /** Bytes held. */
  used: () => number;
}

/** What each entry costs besides its content. */
const OVERHEAD = 200;

/** @param limit bytes; none when not given */
export function createIndexMemory(limit = Infinity): IndexMemory {
  const held = new Map<string, { cost: number; drop: () => void }>();
  let used = 0;
  const release = (key: string): void => {
    used -= held.get(key)?.cost ?? 0;
    held.delete(key);
  };
  return {
    used: () => used,
    release,
    touch: (key) => {
      const entry = held.get(key);
      if (!entry) return;
      held.delete(key);
      held.set(key, entry);
    },
    hold: (key, { cost, drop }) => {
      release(key);
      held.set(key, { cost: cost + OVERHEAD, drop });
      used += cost + OVERHEAD;
      for (const [oldest, entry] of held) {
        if (used <= limit || oldest === key) break;
        release(oldest);
        entry.drop();
      }
    },
  };
}

/** A map whose entries give way to what is used more; `name` sets its keys apart from those of others. */
export interface MemoryMap<Value> {
  get: (key: string) => Value | undefined;
  set: (key: string, value: Value, cost: number) => void;
  delete: (key: string) => void;
}

export function createMemoryMap<Value>(memory: IndexMemory, name: string): MemoryMap<Value> {
  const values = new Map<string, Value>();
  return {
    get: (key) => {
      const value = values.get(key);
      if (value !== undefined) memory.touch(`${name} ${key}`);
      return value;
    },
    set: (key, value, cost) => {
      values.set(key, value);
      memory.hold(`${name} ${key}`, { cost, drop: () => values.delete(key) });
    },
    delete: (key) => {
      values.delete(key);
      memory.release(`${name} ${key}`);
    },
  };
}
