import type { Texts } from '../../base/languages/texts.ts';
import type { ChannelMessage, ValuePlace } from '../../model/api.ts';

/**
 * Where in a message stands what belongs together: by which id, and where the answer goes; with the page's words for
 * it.
 */
export function messagePlaces(
  { correlationId, replyAddress }: ChannelMessage,
  words: Texts['reference'],
): (ValuePlace & { label: string })[] {
  return [
    ...(correlationId ? [{ ...correlationId, label: words.correlationId }] : []),
    ...(replyAddress ? [{ ...replyAddress, label: words.replyAddress }] : []),
  ];
}
