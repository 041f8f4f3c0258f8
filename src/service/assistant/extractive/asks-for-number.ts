/** How many, how long, which version, in the languages whose words for it stand apart. */
const MEASURES = anyOf([
  'how (?:many|much|long|often|fast|big|large|wide|high|tall|deep|heavy|old)',
  '(?:what|which) (?:\\p{L}+ )?(?:versions?|limits?|ports?|size)',
  'wie (?:viele?|lange?|oft|schnell|groß|hoch|breit|tief|schwer|alt)',
  'combien|cu[aá]nt[oa]s?|quant[oaie]s?|hoeveel|hur (?:många|mycket|länge|ofta|stor)',
  'hvor (?:mange|mye|meget|lenge|længe|ofte|stor)|ile|сколько|скільки|kolik|bao (?:nhiêu|lâu)|berapa|kaç|kuinka (?:monta|paljon|pitkä|suuri)',
]);
/** The same where nothing parts words. */
const WITHIN = /多少|多[长長大久]|[几幾][个個次]|いくつ|どの(?:くらい|ぐらい)|何(?:個|回|秒|分|時間|日|文字)|몇|얼마/u;
/** Things that are numbers, and what a question is about as well: `What is the default timeout?` */
const NAMED = anyOf([
  "(?:what|which)(?: is| are|'s|’s)(?: \\p{L}+){0,2} (?:versions?|limits?|ports?|sizes?|maximum|minimum|timeout|delay|number of|longest|shortest|largest|smallest|biggest|highest|lowest)",
  'welche[rsn]?(?: \\p{L}+)? (?:version|grenze|port|größe|anzahl)',
]);

function anyOf(words: readonly string[]): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'iu');
}

/** Whether a question wants a number, so that what holds one answers it sooner than what does not. */
export function asksForNumber(question: string): boolean {
  return [MEASURES, WITHIN, NAMED].some((pattern) => pattern.test(question));
}

/** Where a question says that it wants a number: `how long` says nothing of what it is about. */
export function findQuantity(question: string): { start: number; end: number } | null {
  const found = MEASURES.exec(question) ?? WITHIN.exec(question);
  return found && { start: found.index, end: found.index + found[0].length };
}
