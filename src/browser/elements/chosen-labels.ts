const key = 'dw-tabs';
const most = 30;

/** Labels of the tabs that the reader chose on this site, the latest first. */
export function chosenLabels(): string[] {
  try {
    const labels: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(labels) ? labels : [];
  } catch {
    return [];
  }
}

/** Remembers a choice; where storage is refused it lasts as long as the page. */
export function rememberLabel(label: string): void {
  try {
    localStorage.setItem(
      key,
      JSON.stringify([label, ...chosenLabels().filter((other) => other !== label)].slice(0, most)),
    );
  } catch {
    // Nothing to do: the choice is made on the page itself.
  }
}
