/** How many, how long, which version, in the languages whose words for it stand apart. */
const APART = [
  'how (?:many|much|long|often|fast|big|large|wide|high|tall|deep|heavy|old)',
  "(?:what|which)(?: is| are|'s|’s)?(?: \\p{L}+){0,2} (?:versions?|limits?|ports?|sizes?|maximum|minimum|timeout|delay|number of|longest|shortest|largest|smallest|biggest|highest|lowest)",
  'wie (?:viele?|lange?|oft|schnell|groß|hoch|breit|tief|schwer|alt)',
  'welche[rsn]?(?: \\p{L}+)? (?:version|grenze|port|größe|zahl|anzahl)',
  'combien|cu[aá]nt[oa]s?|quant[oaie]s?|hoeveel|hur (?:många|mycket|länge|ofta|stor)',
  'hvor (?:mange|mye|meget|lenge|længe|ofte|stor)|ile|сколько|скільки|kolik|bao (?:nhiêu|lâu)|berapa|kaç|kuinka (?:monta|paljon|pitkä|suuri)',
];
const QUANTITY = new RegExp(
  `(?<!\\p{L})(?:${APART.join('|')})(?!\\p{L})|多少|多[长長大久]|[几幾][个個次]|いくつ|どの(?:くらい|ぐらい)|何(?:個|回|秒|分|時間|日|文字)|몇|얼마`,
  'iu',
);

/** Whether a question wants a number, so that what holds one answers it sooner than what does not. */
export function asksForNumber(question: string): boolean {
  return QUANTITY.test(question);
}

/** Where a question says that it wants a number: `how long` says nothing of what it is about. */
export function findQuantity(question: string): { start: number; end: number } | null {
  const found = QUANTITY.exec(question);
  return found && { start: found.index, end: found.index + found[0].length };
}
