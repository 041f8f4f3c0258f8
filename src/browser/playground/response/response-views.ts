import type { ReceivedAnswer } from '../transport/exchange.ts';
import { jsonFault } from '../values/json-fault.ts';
import { formatJson } from './format-json.ts';
import { formatXml } from './format-xml.ts';

/** A way to look at a body. */
export type ResponseView =
  | { kind: 'formatted' | 'raw'; text: string; language: string }
  | { kind: 'preview'; show: 'html' | 'pdf' | 'image' | 'audio' | 'video' };

/** The ways to look at a body, the most telling first; none for events and for files that no browser shows. */
export function responseViews(answer: ReceivedAnswer): ResponseView[] {
  const { body, contentType, state } = answer;
  const essence = contentType.split(';', 1)[0]!.trim().toLowerCase();
  switch (body.kind) {
    case 'json':
    case 'text': {
      const language = body.kind === 'json' || isUntoldJson(answer, essence) ? 'json' : isXml(essence) ? 'xml' : 'text';
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

/** Servers that do not say what they send tend to call it text: a list or an object of JSON is hardly anything else. */
function isUntoldJson({ body, state }: ReceivedAnswer, essence: string): boolean {
  if (body.kind !== 'text' || state === 'receiving' || !['', 'text/plain'].includes(essence)) return false;
  return /^\s*[[{]/.test(body.text) && jsonFault(body.text) === null;
}

function isXml(essence: string): boolean {
  return /[/+]xml$/.test(essence);
}

function format(text: string, language: string): string {
  if (language === 'json') return formatJson(text);
  return language === 'xml' ? formatXml(text) : text;
}
