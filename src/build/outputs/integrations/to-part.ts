/** A setting as a part of an address that cannot reach beyond its place. */
export function toPart(value: string | number | boolean | undefined): string {
  // The parts stand between single quotes, which `encodeURIComponent` leaves as they are.
  return encodeURIComponent(String(value ?? '').replace(/\p{Surrogate}/gu, '')).replaceAll("'", '%27');
}
