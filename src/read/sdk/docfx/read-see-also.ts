import { decodeText } from '../../../base/paths/decode-text.ts';
import { escapeLabel } from '../../../base/text/escape-title.ts';
import type { SdkDescribed } from '../../../model/api/sdk.ts';
import { writeLink } from '../render-sdk-code.ts';
import type { DocfxItem } from './docfx-item.ts';

/** What else there is to see: symbols and pages, as a list. */
export function readSeeAlso(links: DocfxItem['seealso'], nameOf: (uid: string) => string): SdkDescribed['notes'] {
  const items = (Array.isArray(links) ? links : []).flatMap((link): string[] => {
    const [target, label] = [link?.linkId, link?.altText].map((text) => (typeof text === 'string' ? text.trim() : ''));
    if (link?.linkType === 'CRef' && target) return [writeLink(label || nameOf(target), target)];
    const shown = escapeLabel(label || target || '');
    return shown === '' ? [] : [isAddress(target) ? `[${shown}](${addressOf(target)})` : shown];
  });
  return items.length === 0 ? [] : [{ label: 'See also', text: items.map((item) => `- ${item}`).join('\n') }];
}

function isAddress(target = ''): target is string {
  return /^https?:\/\//i.test(target);
}

function addressOf(target: string): string {
  return encodeURI(decodeText(target).toWellFormed()).replaceAll('(', '%28').replaceAll(')', '%29');
}
