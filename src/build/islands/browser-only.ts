/**
 * Components of the given names that fail with `error` wherever they are rendered: their islands are left to the
 * browser.
 */
export function browserOnly(names: Iterable<string>, error: unknown): Record<string, unknown> {
  const fail = (): never => {
    throw error;
  };
  return Object.fromEntries([...names].map((name) => [name, () => fail()]));
}
