import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServicePageText, ServiceSection } from '../../../../src/model/service-page.ts';
import type { Embedder } from '../../../../src/service/embeddings/embedder.ts';
import { createSearchStore } from '../../../../src/service/store/create-search-store.ts';
import { openDatabase } from '../../../../src/service/store/open-database.ts';
import type { SearchStore } from '../../../../src/service/store/search-store.ts';

/** A page with an opening and, for each further text, a section under a heading. */
export function makePage(
  route: string,
  title: string,
  texts: string[],
  fields: Partial<ServicePageText> = {},
): ServicePageText {
  return {
    route,
    title,
    description: '',
    breadcrumb: ['Guides'],
    keywords: [],
    boost: 1,
    language: null,
    version: null,
    product: null,
    tab: null,
    kind: 'prose',
    isReference: false,
    method: '',
    tags: [],
    access: { kind: 'everyone' },
    searchable: true,
    sections: texts.map((text, index) =>
      index === 0
        ? { anchor: '', heading: '', markdown: text, bodyStart: 0, text, code: '' }
        : { anchor: `part-${index}`, heading: `Part ${index}`, ...underHeading(`## Part ${index}`, text) },
    ),
    ...fields,
  };
}

function underHeading(heading: string, text: string): Pick<ServiceSection, 'markdown' | 'bodyStart' | 'text' | 'code'> {
  return { markdown: `${heading}\n\n${text}`, bodyStart: heading.length + 1, text, code: '' };
}

/** A store in a new file. */
export async function openStore(): Promise<{ store: SearchStore; close: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'docwright-retrieval-'));
  const database = await openDatabase(join(folder, 'service.db'));
  const close = async (): Promise<void> => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { store: createSearchStore(database), close };
}

/**
 * Says that texts mean the same as far as they share words, `car` and `automobile` being one word. Notes what it
 * embedded.
 */
export function createTestEmbedder(id = 'test'): Embedder & { embedded: string[] } {
  const dimensions = 64;
  const embedded: string[] = [];
  return {
    id,
    dimensions,
    languages: ['en'],
    embedded,
    embed: async (texts) => {
      embedded.push(...texts);
      return texts.map((text) => {
        const vector = new Float32Array(dimensions);
        for (const word of text
          .toLowerCase()
          .replaceAll('automobile', 'car')
          .match(/[a-z]+/g) ?? [])
          vector[[...word].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % dimensions, 7)]! += 1;
        const length = Math.hypot(...vector) || 1;
        return vector.map((value) => value / length);
      });
    },
    close: async () => undefined,
  };
}
