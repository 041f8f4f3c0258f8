/** Something wrong in a site, or in the machine that builds it. */
export interface Fault {
  name: string;
  /** Brings the fault into a sound site; what it gives ends what must not go on after the build. */
  bring: (place: Place) => undefined | (() => void) | Promise<undefined | (() => void)>;
  /**
   * `publishes`: the rest of the site is built and the fault told; `refuses`: exit 1, and the last output stays as it
   * is; `either`: where the outcome depends on the moment, one of the two.
   */
  outcome: 'publishes' | 'refuses' | 'either';
  /** What the report must name: the file, and the line where there is one. None where nothing is wrong. */
  names: readonly RegExp[];
  /** More arguments of `docwright build`. */
  args?: readonly string[];
  /** Text of the site or the machine that no file of the output may hold. */
  secret?: string;
  /** How the command is started, if not as it is. */
  start?: (place: Place) => Partial<Start>;
  /** Why it cannot be tried here; `null` when it can. */
  obstacle?: () => string | null;
}

export interface Place {
  /** A sound site: `docs.json`, `index.mdx` and `sound.mdx`. */
  site: string;
  /** An output of an earlier build. */
  out: string;
  /** Around both. */
  folder: string;
}

export interface Start {
  /** The shell's commands before the build. */
  before: string;
  /** Number of the user who builds. */
  user: number;
  /** Milliseconds after which the build is told to end. */
  endAfter: number;
}

/** What was seen of one fault. */
export interface Sight {
  name: string;
  /** `published`, `refused` or how else it ended. */
  outcome: string;
  /** Of processor time. */
  seconds: number;
  /** Megabytes of all of its processes at the highest. */
  memory: number;
  /** What was said that names the fault. */
  told: string;
  /** Empty when all is well. */
  faults: string[];
}
