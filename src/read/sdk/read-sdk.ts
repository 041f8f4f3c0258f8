import type { SdkFiles, SdkFormat, SdkReference } from '../../model/api/sdk.ts';
import { sdkReaders } from './sdk-readers.ts';
import { sdkSyntax } from './sdk-syntax.ts';

/**
 * What an artefact says. A stranger's may be deeper than the stack: that is told, and does not end the build.
 *
 * @throws DocsError for what is no output of the tool
 */
export async function readSdk(format: SdkFormat, files: SdkFiles, id: string): Promise<SdkReference> {
  try {
    return await sdkReaders[format]!.parse(files, id);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw sdkSyntax(id, format as Parameters<typeof sdkSyntax>[1], 'its elements are nested too deeply');
  }
}
