/** A picture of a `srcset`. */
export interface SourceOfSet {
  address: string;
  /** Its width or density; empty where nothing is said. */
  size: string;
}

const candidate = /([^\s,](?:\S*[^\s,])?)(?:\s+([^,]*))?/g;

/** The pictures of a `srcset` (HTML Standard, "Parsing a srcset attribute"): an address may hold commas, too. */
export function readSourceSet(text: string): SourceOfSet[] {
  const pictures = text.replace(/(\s[\d.]+[wxh]),(?=\S)/g, '$1, ');
  return [...pictures.matchAll(candidate)].map(([, address = '', size = '']) => ({ address, size: size.trim() }));
}
