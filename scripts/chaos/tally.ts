/** Counts what readers saw, by its name. */
export class Tally {
  readonly #counts = new Map<string, number>();

  add(seen: string): string {
    this.#counts.set(seen, (this.#counts.get(seen) ?? 0) + 1);
    return seen;
  }

  count(seen: string): number {
    return this.#counts.get(seen) ?? 0;
  }

  /** Those that no reader should ever see. */
  losses(allowed: readonly string[]): string[] {
    return [...this.#counts].filter(([seen]) => !allowed.includes(seen)).map(([seen, count]) => `${count} × ${seen}`);
  }

  toString(): string {
    return [...this.#counts].map(([seen, count]) => `${count} × ${seen}`).join(', ');
  }
}
