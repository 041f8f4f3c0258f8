import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * Path of `onnxruntime-node` where the user installed it, beside Docwright or in the folder a command is run in; `null`
 * where not. It is five to ten times as fast as WebAssembly, but takes 290 MB and does not install without a network.
 */
export function findNativeRuntime(folders: readonly string[]): string | null {
  for (const folder of folders) {
    try {
      return createRequire(join(folder, 'package.json')).resolve('onnxruntime-node');
    } catch {
      // Not there.
    }
  }
  return null;
}
