import type { HttpFile } from '../../model/http.ts';
import { isSendableType, mediaEssence } from './media-type.ts';

/** What a sample of a range has: a type that servers know. */
const members: Readonly<Record<string, string>> = {
  'image/*': 'image/png',
  'audio/*': 'audio/mpeg',
  'video/*': 'video/mp4',
  'text/*': 'text/plain',
};

const endings: Readonly<Record<string, string>> = { jpeg: 'jpg', mpeg: 'mp3', plain: 'txt' };

/**
 * The file that stands for bytes in a sample.
 *
 * @param types what may be sent: a type, a range, or a list of them (OpenAPI 3, "Encoding Object"); empty for any
 * @param filename that the description gives
 */
export function sampleFile(types: string, filename: string | null): HttpFile {
  const [first = ''] = types.split(',', 1);
  const contentType = members[mediaEssence(first)] ?? first.trim();
  const named = isSendableType(contentType) && { contentType };
  return { filename: filename ?? sampleFilename(contentType), ...named };
}

/** `image/png` is `file.png`; a type that names no format gives `file`. */
function sampleFilename(contentType: string): string {
  const subtype = /^(?:image|audio|video|application|text|font)\/(?:x-)?([a-z0-9]{2,5})$/.exec(
    mediaEssence(contentType),
  )?.[1];
  return subtype === undefined ? 'file' : `file.${endings[subtype] ?? subtype}`;
}
