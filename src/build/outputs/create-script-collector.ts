import { createHash } from 'node:crypto';
import type { PageScripts } from '../../model/service.ts';

export interface ScriptCollector {
  /** Notes the scripts of a page. */
  readPage: (html: string) => void;
  /** Notes the servers that a script of the site may load others from: all whose addresses stand in it. */
  readScript: (text: string) => void;
  /** Notes what another collector has found. */
  add: (scripts: PageScripts) => void;
  found: () => PageScripts;
}

/** One that ends nowhere, which does not run, goes on to the end of the text, so that no end is looked for twice. */
const element = /<script\b([^>]*)(?:>([\s\S]*?)(?:(<\/script\s*>)|$)|$)/gi;
const tag = /<[a-z](?:[^<>"']|"[^"]*"|'[^']*')*>/gi;
/** Of a tag; other values are passed over as a whole. */
const handler = /\son[a-z]+="([^"]*)"|"[^"]*"|'[^']*'/gi;
/** Most pages and tags have none. */
const mayHandle = /\son[a-z]+="/i;
const executable = /^(?:module|(?:text|application)\/(?:java|ecma)script)?$/i;
const address = /https?:\/\/[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d+)?/gi;

/** Gathers what the pages of a site run, for their `Content-Security-Policy`. */
export function createScriptCollector(): ScriptCollector {
  const hashes = new Map<string, string>();
  const handlers = new Map<string, string>();
  const origins = new Set<string>();
  const readScript = (text: string): void => {
    for (const [found] of text.matchAll(address)) if (URL.canParse(found)) origins.add(new URL(found).origin);
  };
  const readElement = (attributes: string, content: string): void => {
    if (!executable.test(readAttribute(attributes, 'type') ?? '')) return;
    const source = readAttribute(attributes, 'src');
    if (source !== null) {
      readScript(source.startsWith('//') ? `https:${source}` : source);
      return;
    }
    if (hashes.has(content)) return;
    hashes.set(content, hash(content));
    readScript(content);
  };
  const readHandlers = (found: string): void => {
    for (const [, code] of found.matchAll(handler))
      if (code !== undefined && !handlers.has(code)) handlers.set(code, hash(decode(code)));
  };
  return {
    readScript,
    add: (scripts) => {
      for (const hash of scripts.hashes) hashes.set(`#${hash}`, hash);
      for (const hash of scripts.handlers) handlers.set(`#${hash}`, hash);
      for (const origin of scripts.origins) origins.add(origin);
    },
    readPage: (html) => {
      for (const [, attributes = '', content = '', end] of html.matchAll(element))
        if (end !== undefined) readElement(attributes, content);
      if (!mayHandle.test(html)) return;
      for (const [found] of html.matchAll(tag)) if (mayHandle.test(found)) readHandlers(found);
    },
    found: () => ({
      hashes: [...new Set(hashes.values())].sort(),
      handlers: [...new Set(handlers.values())].sort(),
      origins: [...origins].sort(),
    }),
  };
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

function readAttribute(attributes: string, name: string): string | null {
  const [, double, single, bare] =
    new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(attributes) ?? [];
  return double ?? single ?? bare ?? null;
}

function decode(text: string): string {
  return text.replace(/&(?:quot|#34|#x22|apos|#39|#x27|lt|gt|amp);/gi, (entity) => entities[entity.toLowerCase()]!);
}

const entities: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#34;': '"',
  '&#x22;': '"',
  '&apos;': "'",
  '&#39;': "'",
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};
