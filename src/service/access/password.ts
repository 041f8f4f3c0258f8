import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

const cost = 15;
const blockSize = 8;
const length = 32;

/** A password as it may stand in a configuration: `scrypt$15$8$1$salt$hash` (RFC 7914; 2^15 rounds, 32 MB). */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, { cost, blockSize });
  return ['scrypt', cost, blockSize, 1, salt.toString('base64url'), hash.toString('base64url')].join('$');
}

/** Whether a text is a hash that `hashPassword` made. */
export function isPasswordHash(text: string): boolean {
  return /^scrypt\$1[4-8]\$8\$1\$[\w-]{16,}\$[\w-]{43}$/.test(text);
}

/** Whether a password is the one that was hashed. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [, rounds, block, , salt = '', hash = ''] = stored.split('$');
  const derived = await derive(password, Buffer.from(salt, 'base64url'), {
    cost: Number(rounds),
    blockSize: Number(block),
  });
  return timingSafeEqual(derived, Buffer.from(hash, 'base64url'));
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
