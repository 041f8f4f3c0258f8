/** A number, with what stands before and after it. */
const numberForm = /^([^\d.,-]*)(-?\d[\d.,\s]*)(.*)$/s;

/**
 * How two cells of a column compare: as numbers where all of them are numbers of one unit, else as text in the order of
 * a language, in which `v1.10` comes after `v1.9`.
 */
export function compareCells(texts: readonly string[], language: string): (one: string, other: string) => number {
  const numbers = readNumbers(texts.filter((text) => text !== ''));
  if (numbers) return (one, other) => numbers.get(one)! - numbers.get(other)!;
  const { compare } = new Intl.Collator(language || undefined, { numeric: true });
  return compare;
}

function readNumbers(texts: readonly string[]): ReadonlyMap<string, number> | null {
  const units = new Set<string>();
  const numbers = new Map<string, number>();
  for (const text of texts) {
    const [, before = '', digits = '', after = ''] = numberForm.exec(text.replaceAll('−', '-')) ?? [];
    const number = toNumber(digits.replace(/\s/g, ''));
    // Of versions, 1.10 is the later one.
    if (number === null || /v$/i.test(before)) return null;
    units.add(before.trim() + after.trim());
    numbers.set(text, number);
  }
  return units.size === 1 ? numbers : null;
}

/** A mark that stands once and not before three digits begins the fraction; every other one divides thousands. */
function toNumber(digits: string): number | null {
  const marks = digits.match(/[.,]/g) ?? [];
  const last = marks.at(-1);
  if (last === undefined) return digits === '' ? null : Number(digits);
  const isFraction = marks.filter((mark) => mark === last).length === 1;
  const isThousands = marks.length === 1 && /^-?[1-9]\d{0,2},\d{3}$/.test(digits);
  if (!isFraction && new Set(marks).size > 1) return null;
  if (!isFraction && !/^-?\d{1,3}([.,]\d{3})+$/.test(digits)) return null;
  const at = isFraction && !isThousands ? digits.lastIndexOf(last) : digits.length;
  const number = Number(`${digits.slice(0, at).replace(/[.,]/g, '')}.${digits.slice(at + 1).replace(/[.,]/g, '')}`);
  return Number.isNaN(number) ? null : number;
}
