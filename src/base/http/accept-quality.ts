/**
 * How much a client wants a value, by an `Accept`-like header (RFC 9110 section 12.4.2): 0 to 1, `null` when the header
 * does not speak of it. An exact name counts before a range, and that before what stands for anything.
 */
export function acceptQuality(header: string, value: string): { quality: number; exact: boolean } | null {
  let range: number | null = null;
  let anything: number | null = null;
  for (const part of header.slice(0, 2000).split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    const quality = weight === undefined ? 1 : Number(weight.slice(2));
    const sane = quality >= 0 && quality <= 1 ? quality : 0;
    if (name === value) return { quality: sane, exact: true };
    if (name === '*' || name === '*/*') anything = Math.max(anything ?? 0, sane);
    else if (value.includes('/') && name === `${value.split('/')[0]}/*`) range = Math.max(range ?? 0, sane);
  }
  const wildcard = range ?? anything;
  return wildcard === null ? null : { quality: wildcard, exact: false };
}
