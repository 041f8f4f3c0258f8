import type { ScannedFile } from './scan-folder.ts';
import type { SourceCache } from './source-cache.ts';

const place = /^\.mintlify\/assistant\.md$/i;

/** What a site tells its assistant (docs/format.md#assistant): `.mintlify/Assistant.md`. Empty for nothing. */
export function loadAssistantInstructions(files: readonly ScannedFile[], cache: SourceCache): string {
  const file = files.find(({ path }) => place.test(path));
  return file ? cache.text(file).trim() : '';
}
