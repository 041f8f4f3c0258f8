import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

const cost = 15;
const blockSize = 8;
const length = 32;

/** Characters of a password that sign-in takes: more would only cost time. */
export const longestPassword = 1_000;

/** A password as it may stand in a configuration: `scrypt$15$8$1$salt$hash` (RFC 7914; 2^15 rounds, 32 MB). */
export async function hashPassword(password: string): Promise<string> {
  return (await hashPasswords([password]))[0]!;
}

/** The same for passwords of one site. They share a salt, so that a try costs one hash however many there are. */
export async function hashPasswords(passwords: readonly string[]): Promise<string[]> {
  const salt = randomBytes(16);
  const head = ['scrypt', cost, blockSize, 1, salt.toString('base64url')].join('$');
  const hashes: string[] = [];
  for (const password of passwords) {
    const hash = await derive(password, salt, { cost, blockSize });
    hashes.push(`${head}$${hash.toString('base64url')}`);
  }
  return hashes;
}

/** Whether a text is a hash that `hashPassword` made. */
export function isPasswordHash(text: string): boolean {
  return /^scrypt\$1[4-8]\$8\$1\$[\w-]{16,}\$[\w-]{43}$/.test(text);
}

/**
 * Which of some stored passwords a given one is; -1 for none. Each salt costs one hash, and all are tried, so that the
 * time tells nothing.
 */
export async function findPassword(password: string, stored: readonly string[]): Promise<number> {
  const derived = new Map<string, Buffer>();
  for (const head of new Set(stored.map(headOf))) {
    const [, rounds, block, , salt = ''] = head.split('$');
    derived.set(
      head,
      await derive(password, Buffer.from(salt, 'base64url'), { cost: Number(rounds), blockSize: Number(block) }),
    );
  }
  const fits = stored.map((hash) =>
    timingSafeEqual(derived.get(headOf(hash))!, Buffer.from(hash.slice(headOf(hash).length + 1), 'base64url')),
  );
  return fits.indexOf(true);
}

/** All but the hash itself: what the hash is made with. */
function headOf(stored: string): string {
  return stored.slice(0, stored.lastIndexOf('$'));
}

function derive(
  password: string,
  salt: Buffer,
  { cost, blockSize }: { cost: number; blockSize: number },
): Promise<Buffer> {
  const options: ScryptOptions = { N: 2 ** cost, r: blockSize, p: 1, maxmem: 256 * 2 ** cost * blockSize };
  return new Promise((resolve, reject) =>
    scrypt(password.normalize('NFKC'), salt, length, options, (error, key) => (error ? reject(error) : resolve(key))),
  );
}
