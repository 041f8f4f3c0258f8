import { request as plainRequest } from 'node:http';
import { request } from 'node:https';

/** One browser of one reader: it keeps cookies, and believes the authority of the provider here. */
export interface Visitor {
  get: (address: string) => Promise<{ status: number; location: string | null; text: string }>;
}

/** Makes a browser that follows no redirect by itself. */
export function createVisitor(authority: Buffer): Visitor {
  const cookies = new Map<string, Map<string, string>>();
  return {
    get: (address) =>
      new Promise((resolve, reject) => {
        const { protocol, host } = new URL(address);
        const own = cookies.get(host) ?? new Map<string, string>();
        cookies.set(host, own);
        const headers = { accept: 'text/html', cookie: [...own].map((pair) => pair.join('=')).join('; ') };
        const send = protocol === 'https:' ? request : plainRequest;
        const sent = send(address, { headers, ca: authority, timeout: 10_000 }, (response) => {
          for (const line of response.headers['set-cookie'] ?? []) {
            const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
            own.set(name, value);
          }
          let text = '';
          response.on('data', (data: Buffer) => (text += data.toString()));
          response.on('end', () => {
            const { location } = response.headers;
            resolve({
              status: response.statusCode!,
              location: location === undefined ? null : new URL(location, address).href,
              text,
            });
          });
        });
        sent.once('error', reject).once('timeout', () => sent.destroy(new Error('no word in time')));
        sent.end();
      }),
  };
}
