/** How many, how long, which version, in the languages whose words for it stand apart. */
const QUANTITY =
  /(?<!\p{L})(?:how (?:many|much|long|often|fast|big|large)|(?:what|which) (?:\p{L}+ )?(?:versions?|limits?|ports?|size)|wie ?viele?|wie (?:lange|oft|schnell|groß|hoch)|combien|cu[aá]nt[oa]s?|quant[oaie]s?|hoeveel|hur (?:många|mycket|länge|ofta)|hvor (?:mange|mye|meget|lenge|længe|ofte)|ile|сколько|скільки)(?!\p{L})/iu;

/** Whether a question wants a number, so that what holds one answers it sooner than what does not. */
export function asksForNumber(question: string): boolean {
  return QUANTITY.test(question);
}

/** Where a question says that it wants a number: `how long` says nothing of what it is about. */
export function findQuantity(question: string): { start: number; end: number } | null {
  const found = QUANTITY.exec(question);
  return found && { start: found.index, end: found.index + found[0].length };
}
