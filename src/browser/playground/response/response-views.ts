import type { ReceivedAnswer } from '../transport/exchange.ts';
import { formatJson } from './format-json.ts';
import { formatXml } from './format-xml.ts';

/** A way to look at a body. */
export type ResponseView =
  | { kind: 'formatted' | 'raw'; text: string; language: string }
  | { kind: 'preview'; show: 'html' | 'pdf' | 'image' | 'audio' | 'video' };

/** The ways to look at a body, the most telling first; none for events and for files that no browser shows. */
export function responseViews({ body, contentType, state }: ReceivedAnswer): ResponseView[] {
  const essence = contentType.split(';', 1)[0]!.trim().toLowerCase();
  switch (body.kind) {
    case 'json':
    case 'text': {
      const language = body.kind === 'json' ? 'json' : isXml(essence) ? 'xml' : 'text';
      const raw: ResponseView = { kind: 'raw', text: body.text, language };
      if (essence === 'text/html') return [raw, { kind: 'preview', show: 'html' }];
      const formatted = state === 'receiving' ? body.text : format(body.text, language);
      return formatted === body.text ? [raw] : [{ kind: 'formatted', text: formatted, language }, raw];
    }
    case 'image':
    case 'audio':
    case 'video':
      return [{ kind: 'preview', show: body.kind }];
    case 'file':
      return essence === 'application/pdf' ? [{ kind: 'preview', show: 'pdf' }] : [];
    case 'events':
    case 'lines':
      return [];
  }
}

function isXml(essence: string): boolean {
  return /[/+]xml$/.test(essence);
}

function format(text: string, language: string): string {
  if (language === 'json') return formatJson(text);
  return language === 'xml' ? formatXml(text) : text;
}
