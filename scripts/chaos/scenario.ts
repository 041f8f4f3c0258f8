/** What a run may cost. */
export interface Size {
  /** How often something is killed. */
  rounds: number;
  /** Questions for each time that something goes wrong. */
  questions: number;
  /** Questions to a slow database. */
  many: number;
}

/** What was seen of one scenario. */
export interface Sight {
  /** What readers saw: `60 × answered, 12 × 503`. */
  readers: string;
  /** How answers, charges and threads stand. */
  books: string;
  /** Empty when all is well. */
  losses: string[];
}

/** Something that goes wrong while readers ask. */
export interface Scenario {
  name: string;
  /** Whether it belongs to the short form, which runs with every test run. */
  isShort?: boolean;
  /** Why it cannot run here; `null` when it can. */
  obstacle?: () => string | null;
  run: (place: Place) => Promise<Sight>;
}

export interface Place {
  /** Built site, for everybody. */
  site: string;
  /** Built site with sign-in. */
  memberSite: string;
  /** Empty folder of this scenario. */
  folder: string;
  size: Size;
}
