import { useEffect, useState } from 'react';
import type { SnippetLanguage, SnippetWriter } from '../../model/api/snippet.ts';
import { importWriter } from './import-writer.ts';

interface LoadedWriter {
  language: SnippetLanguage;
  write: SnippetWriter;
}

/** What writes code in a language; the last one until that is loaded, `null` for the first. */
export function useWriter(language: SnippetLanguage): LoadedWriter | null {
  const [loaded, setLoaded] = useState<LoadedWriter | null>(null);
  useEffect(() => {
    let isWanted = true;
    void importWriter(language).then((write) => isWanted && setLoaded({ language, write }));
    return () => void (isWanted = false);
  }, [language]);
  return loaded;
}
