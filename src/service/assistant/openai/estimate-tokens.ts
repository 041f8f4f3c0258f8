/** Scripts without spaces, of which a token holds about one sign. */
const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/gu;
/** Signs of other scripts in a token: a little less than most models have. */
const perToken = 3.5;

/** About how many tokens a text has. Every model counts in its own way; this errs on the side of too many. */
export function estimateTokens(text: string): number {
  const denseSigns = text.match(dense)?.length ?? 0;
  return denseSigns + Math.ceil((text.length - denseSigns) / perToken);
}

/** The beginning of a text that has at most so many tokens. */
export function cutToTokens(text: string, tokens: number): string {
  if (estimateTokens(text) <= tokens) return text;
  let [fits, tooLong] = [0, text.length];
  while (tooLong - fits > 1) {
    const middle = (fits + tooLong) >> 1;
    if (estimateTokens(text.slice(0, middle)) <= tokens - 1) fits = middle;
    else tooLong = middle;
  }
  return `${text
    .slice(0, fits)
    .toWellFormed()
    .replace(/\uFFFD$/, '')}…`;
}
