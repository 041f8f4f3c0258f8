/** Pages write flags as `arrow`, `arrow={true}` and `arrow="true"`; all of them count. `undefined` when not given. */
export function readFlag(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  if (typeof value !== 'string') return value === undefined || value === null ? undefined : Boolean(value);
  return value.trim().toLowerCase() !== 'false';
}

/** A number from `2` or `"2"`, kept between `least` and `most`; `undefined` when it is none. */
export function readNumber(value: unknown, range: { least: number; most: number }): number | undefined {
  const number =
    typeof value === 'number' ? value : typeof value === 'string' && value.trim() !== '' ? Number(value) : NaN;
  return Number.isFinite(number) ? Math.min(range.most, Math.max(range.least, Math.round(number))) : undefined;
}

/** Text of a prop that should be a string but may be a number; `undefined` for anything else and for blank text. */
export function readText(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/** Joins class names, leaving out what is empty. */
export function classNames(...names: unknown[]): string | undefined {
  return names.filter((name) => typeof name === 'string' && name !== '').join(' ') || undefined;
}

/** A CSS colour as the author wrote it, unless it could end the declaration it stands in. */
export function readColor(value: unknown): string | undefined {
  const color = readText(value)?.trim();
  return color !== undefined && color.length < 100 && /^[#\w\s(),.%/+-]+$/.test(color) ? color : undefined;
}
