import type { SdkFiles, SdkFormat, SdkReference } from '../../model/api/sdk.ts';

interface SdkReader {
  /** Names of the files of a folder that are read; `null` where the artefact is one file. */
  files: RegExp | null;
  parse: (files: SdkFiles, id: string) => Promise<SdkReference>;
}

/** By format; parsers are loaded by sites that need them. */
export const sdkReaders: Partial<Record<SdkFormat, SdkReader>> = {
  typedoc: {
    files: null,
    parse: async (files, id) => (await import('./typedoc/parse-typedoc.ts')).parseTypedoc(files.get('') ?? '', id),
  },
  sphinx: {
    files: /\.fjson$/,
    parse: async (files, id) => (await import('./sphinx/parse-sphinx.ts')).parseSphinx(files, id),
  },
  docfx: {
    files: /\.ya?ml$/i,
    parse: async (files, id) => (await import('./docfx/parse-docfx.ts')).parseDocfx(files, id),
  },
  javadoc: {
    files: /\.html$/i,
    parse: async (files, id) => (await import('./javadoc/parse-javadoc.ts')).parseJavadoc(files, id),
  },
};
