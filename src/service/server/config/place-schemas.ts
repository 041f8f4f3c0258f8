import * as z from 'zod';
import { namesServer } from '../../../base/paths/has-scheme.ts';
import { expected } from '../../../read/config/validation/shape.ts';
import { createPrivatePermit } from '../../proxy/private-permit.ts';
import { createForwardedReader } from '../http/create-forwarded-reader.ts';

/** A name as the `Host` header says it, so without scheme and port and in ASCII, or `*.` before one. */
export const hostName = z.string().refine((text) => hostOf(text) === text.toLowerCase(), {
  error: expected('a host name without scheme, port and path, such as docs.example.com', suggestHost),
});

export const proxyNetwork = z.string().refine((text) => isTaken(() => createForwardedReader([text])), {
  error: expected('an address or a network, such as 10.0.0.0/8'),
});

export const privatePlace = z.string().refine((text) => isTaken(() => createPrivatePermit([text])), {
  error: expected('an address, a range such as 10.0.0.0/8, or a host name'),
});

/** Any other scheme would be taken for the name of a folder. */
export const databasePlace = z
  .string()
  .regex(/^(?:postgres(?:ql)?:\/\/|(?![A-Za-z][A-Za-z\d+.-]+:\/\/))./, {
    error: expected('the path of a file, or a URL that starts with postgres://'),
    abort: true,
  })
  // Its client also knows addresses without a host, of a socket that the query names.
  .refine((text) => !text.includes('://') || URL.canParse(text.replace('@/', '@localhost/')), {
    error: expected(
      'a URL such as postgres://user:password@host:5432/name, with `#`, `/` and `?` in the password written as `%23`, `%2F` and `%3F`',
    ),
  });

export const redisPlace = z
  .string()
  .regex(/^rediss?:\/\//, { error: expected('a URL that starts with redis:// or rediss://'), abort: true })
  .refine(isRedisAddress, {
    error: expected(
      'a URL such as redis://user:password@host:6379/0, with `#`, `/`, `?` and `%` in the password written as `%23`, `%2F`, `%3F` and `%25`',
    ),
  });

/** Whether its client can read it, with the password and the number of the database. */
function isRedisAddress(text: string): boolean {
  return isTaken(() => {
    const { username, password, pathname } = new URL(text);
    if (!/^(?:\/\d*)?$/.test(pathname)) throw new RangeError(pathname);
    return [username, password].map(decodeURIComponent);
  });
}

function hostOf(text: string): string | null {
  const [, star = '', host = ''] = /^(\*\.)?(.*)$/s.exec(text)!;
  const name = URL.parse(namesServer(host) ? host : `http://${host}`)?.hostname.replace(/\.$/, '') ?? '';
  // A star elsewhere is a name to a URL, and to nobody who asks.
  return name === '' || name.includes('*') ? null : star + name;
}

function suggestHost(text: string): string | null {
  if (text.trim() === '*') return 'Remove `hosts` for a site that answers to any host name';
  const host = hostOf(text.trim());
  return host && `Write \`${host}\``;
}

function isTaken(make: () => unknown): boolean {
  try {
    make();
    return true;
  } catch {
    return false;
  }
}
