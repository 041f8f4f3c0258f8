import type { ApiDocument } from '../../model/api/document.ts';
import { resolveLocation } from './resolve-location.ts';

export interface DocumentQuery {
  documents: readonly ApiDocument[];
  /** As an author names a file: path, base name with or without extension, path relative to the page, or URL. */
  file: string;
  /** File of the page that names it, relative to the site folder. */
  page?: string;
}

/**
 * The descriptions that an author's file name means, by the closest way of matching that finds any
 * (docs/format.md#descriptions), in alphabetical order.
 */
export function matchDocuments({ documents, file, page }: DocumentQuery): ApiDocument[] {
  const wanted = normalize(file);
  const fromPage = page === undefined ? null : normalize(resolveLocation(file, page));
  const name = baseName(wanted);
  const ways: ((id: string) => boolean)[] = [
    (id) => id === wanted,
    (id) => id === fromPage,
    (id) => withoutEnding(id) === withoutEnding(wanted) || withoutEnding(id) === fromPage,
    (id) => `/${id}`.endsWith(`/${wanted}`) || `/${withoutEnding(id)}`.endsWith(`/${withoutEnding(wanted)}`),
    (id) => baseName(id) === name || withoutEnding(baseName(id)) === withoutEnding(name),
    (id) => id.includes(wanted),
  ];
  const sorted = sortDocuments(documents);
  for (const isMeant of ways) {
    const found = sorted.filter(({ id }) => isMeant(normalize(id)));
    if (found.length > 0) return found;
  }
  return [];
}

/** Alphabetical by id: which of several descriptions is taken must not depend on how they were found. */
export function sortDocuments(documents: readonly ApiDocument[]): ApiDocument[] {
  return [...documents].sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
}

function normalize(path: string): string {
  return path.trim().replace(/^(\.?\/)+/, '');
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function withoutEnding(path: string): string {
  return path.replace(/\.(json|ya?ml)$/i, '');
}
