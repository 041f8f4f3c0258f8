import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { harBody } from '../../src/browser/playground/workspace/formats/har-body.ts';
import type { HttpRequest } from '../../src/model/http.ts';

/** Writes a snippet in the language of a key; `null` for a language it does not have. */
export type WriteCase = (key: string, request: HttpRequest) => string | null | Promise<string | null>;

/** Names of a peer's target and client for the languages that both have. */
const clients: Record<'snippetz' | 'httpsnippet', Record<string, [target: string, client: string]>> = {
  snippetz: {
    bash: ['shell', 'curl'],
    python: ['python', 'requests'],
    node: ['node', 'fetch'],
    php: ['php', 'curl'],
    ruby: ['ruby', 'native'],
    go: ['go', 'native'],
    java: ['java', 'nethttp'],
    c: ['c', 'libcurl'],
  },
  httpsnippet: {
    bash: ['shell', 'curl'],
    python: ['python', 'requests'],
    node: ['javascript', 'fetch'],
    php: ['php', 'curl'],
    ruby: ['ruby', 'native'],
    go: ['go', 'native'],
    java: ['java', 'nethttp'],
    c: ['c', 'libcurl'],
  },
};

/** What snippetz leaves to its readers. */
const beginnings: Record<string, string> = { python: 'import requests\n', php: '<?php\n' };

/** Both print statements of Java, which readers put into a method. */
function completeProgram(key: string, code: string): string {
  if (key !== 'java') return code;
  const main = `public static void main(String[] args) throws Exception {\n${code}\n}`;
  return `import java.net.URI;\nimport java.net.http.*;\n\nclass Main {\n${main}\n}\n`;
}

/**
 * Another generator in the place of ours, to see what the same requests become in its snippets. The packages are
 * installed in a folder of one's own: neither belongs to Docwright.
 */
export async function loadPeer(name: string, folder: string): Promise<WriteCase> {
  const require = createRequire(pathToFileURL(join(resolve(folder), 'index.js')));
  if (name === 'snippetz') {
    const { snippetz } = (await import(pathToFileURL(require.resolve('@scalar/snippetz')).href)) as {
      snippetz: () => { print: (target: string, client: string, har: object) => string | undefined };
    };
    return (key, request) => {
      const client = clients.snippetz[key];
      const code = (client && snippetz().print(...client, toHar(request))) ?? null;
      return code && completeProgram(key, (beginnings[key] ?? '') + code);
    };
  }
  if (name === 'httpsnippet') {
    const { HTTPSnippet } = require('httpsnippet') as {
      HTTPSnippet: new (har: object) => { convert: (target: string, client: string) => string | false };
    };
    return (key, request) => {
      const client = clients.httpsnippet[key];
      const code = client && new HTTPSnippet(toHar(request)).convert(...client);
      return code ? completeProgram(key, code) : null;
    };
  }
  throw new Error(`There is no peer "${name}": snippetz and httpsnippet are known`);
}

/** HAR 1.2, "request". */
function toHar(request: HttpRequest): object {
  const { method, url, headers, cookies } = request;
  const postData = harBody(request);
  const { search } = new URL(url);
  const queryString = [...new URLSearchParams(search)].map(([name, value]) => ({ name, value }));
  return {
    method,
    url: url.split('?')[0],
    httpVersion: 'HTTP/1.1',
    headers,
    cookies,
    queryString,
    headersSize: -1,
    bodySize: -1,
    ...(postData && { postData }),
  };
}
