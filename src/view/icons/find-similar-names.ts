/** Words that shape a picture but do not say what it shows. */
const modifiers = new Set(
  'circle square slash up down left right plus minus alt solid outline o light simple lines line dot dots on off x xmark check arrow arrows to from and in out half small large big sharp duotone regular exclamation question 1 2 3 4'.split(
    ' ',
  ),
);

/**
 * The names among `names` that share most with `wanted`, the nearest first: words in common count by their rarity,
 * extra words count against. A word may differ by one letter or be a plural. None where no telling word is shared.
 */
export function findSimilarNames(wanted: string, names: readonly string[], count: number): string[] {
  const words = wanted.split('-').filter(Boolean);
  const rarity = countWords(names);
  return names
    .map((name) => ({ name, score: scoreName(name.split('-'), words, rarity) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.name.length - b.name.length || (a.name < b.name ? -1 : 1))
    .slice(0, count)
    .map(({ name }) => name);
}

function countWords(names: readonly string[]): (word: string) => number {
  const counts = new Map<string, number>();
  for (const name of names) for (const word of name.split('-')) counts.set(word, (counts.get(word) ?? 0) + 1);
  return (word) => Math.log(1 + names.length / (counts.get(word) ?? 1));
}

function scoreName(candidate: readonly string[], words: readonly string[], rarity: (word: string) => number): number {
  let score = 0;
  let telling = false;
  for (const word of candidate) {
    const place = words.findIndex((wantedWord) => isSameWord(wantedWord, word));
    if (place === -1) score -= modifiers.has(word) ? 0.5 : 2;
    else if (modifiers.has(word)) score += 0.5;
    else {
      telling = true;
      // The first word of a name usually says what it shows.
      score += rarity(word) * (place === 0 ? 1.5 : 1);
    }
  }
  return telling ? score : 0;
}

function isSameWord(a: string, b: string): boolean {
  if (a === b || a === `${b}s` || b === `${a}s`) return true;
  return Math.min(a.length, b.length) >= 5 && Math.max(a.length, b.length) >= 6 && a[0] === b[0] && differsByOne(a, b);
}

/** Whether one letter was added, left out, replaced or swapped with its neighbour. */
function differsByOne(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  const swapped =
    restA.length > 1 && restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
  return swapped || restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1);
}
