import { addSheet } from '../../support/add-sheet.ts';
import sheet from './channel.css?url';

/** The playground of a channel, with its look; few pages have one. */
export async function importChannelPlayground() {
  const [{ ChannelPlayground }] = await Promise.all([import('./ChannelPlayground.tsx'), addSheet(sheet)]);
  return ChannelPlayground;
}
