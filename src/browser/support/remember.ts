/** Writes a preference; `null` forgets it. Browsers that refuse storage lose nothing but the memory of it. */
export function remember(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Storage is refused: the choice lasts as long as the page.
  }
}
