let parts = 0;

/**
 * Gives the ids of a fetched part their place in the page: fields are named after the field around them, and what only
 * refers to itself (tabs and their panels) gets names that no other part has.
 */
export function renameIds(part: Element, owner: string): void {
  const prefix = `part-${++parts}-`;
  const names = new Map<string, string>();
  for (const element of part.querySelectorAll('[id]')) {
    const { id } = element;
    element.id = id.startsWith('param-') ? unused(`${owner}${id.slice('param'.length)}`) : prefix + id;
    names.set(id, element.id);
  }
  for (const element of part.querySelectorAll('[href^="#"], [aria-controls], [aria-labelledby]')) {
    for (const attribute of ['href', 'aria-controls', 'aria-labelledby']) rename(element, attribute, names);
  }
}

function rename(element: Element, attribute: string, names: ReadonlyMap<string, string>): void {
  const value = element.getAttribute(attribute) ?? '';
  const mark = value.startsWith('#') ? '#' : '';
  const name = names.get(value.slice(mark.length));
  if (name !== undefined) element.setAttribute(attribute, mark + name);
}

function unused(id: string): string {
  let free = id;
  for (let count = 1; document.getElementById(free); count++) free = `${id}-${count}`;
  return free;
}
