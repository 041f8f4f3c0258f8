import type { DescriptionText } from '../../read/openapi/load-description-files.ts';
import { resolveLocation } from '../../read/openapi/resolve-location.ts';

/** More than any real description has. */
const maxFiles = 5_000;

/**
 * Reads the texts of a description's files by its id: its own first, then those that it refers to, near ones first.
 * Each is read once. None where its own cannot be read.
 */
export function createDescriptionReader(
  read: (file: string) => string | null,
): (id: string) => readonly DescriptionText[] {
  const known = new Map<string, DescriptionText[]>();
  return (id) => {
    const texts = known.get(id) ?? readFiles(id, read);
    known.set(id, texts);
    return texts;
  };
}

function readFiles(id: string, read: (file: string) => string | null): DescriptionText[] {
  const texts: DescriptionText[] = [];
  // A set is walked on through what is added to it.
  const files = new Set([id]);
  for (const file of files) {
    const text = read(file);
    if (text === null) continue;
    texts.push({ file, text });
    for (const other of referencedFiles({ file, text })) if (files.size < maxFiles) files.add(other);
  }
  return texts;
}

const reference = /\$ref["']?\s*:\s*(?:"([^"#\n]+)|'([^'#\n]+)|([^"'#\s,{}[\]]+))/g;

function referencedFiles({ file, text }: DescriptionText): string[] {
  return [...text.matchAll(reference)].map(([, ...forms]) => resolveLocation(forms.find(Boolean) ?? '', file));
}
