import type { SdkFormat, SdkReference } from '../../model/api/sdk.ts';

/** Text of an artefact by its path in its folder; the path of one that is a file is empty. */
export type SdkFiles = ReadonlyMap<string, string>;

interface SdkReader {
  /** Files of a folder that are read; `null` where the artefact is one file. */
  files: RegExp | null;
  parse: (files: SdkFiles, id: string) => Promise<SdkReference>;
}

/** Parsers are loaded by sites that need them. */
export const sdkReaders: Partial<Record<SdkFormat, SdkReader>> = {
  typedoc: {
    files: null,
    parse: async (files, id) => (await import('./typedoc/parse-typedoc.ts')).parseTypedoc(files.get('') ?? '', id),
  },
};
