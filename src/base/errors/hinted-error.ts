/** What went wrong, with what to do about it. */
export class HintedError extends Error {
  readonly hint: string | undefined;

  constructor(message: string, hint: string | undefined) {
    super(message);
    this.hint = hint;
  }
}

/** What an error says to do about it. */
export function hintOf(error: unknown): string | undefined {
  return error instanceof HintedError ? error.hint : undefined;
}
