import type { Pace } from '../store/limit-store.ts';
import type { AccessOptions } from './access-context.ts';
import type { Gate } from './create-gate.ts';
import { findPassword, longestPassword } from './password.ts';
import type { SignInConfig } from './sign-in-config.ts';

export type PasswordCheck =
  | { kind: 'right'; groups: string[] }
  | { kind: 'wrong' }
  /** `seconds` until another try makes sense. */
  | { kind: 'later'; status: 429 | 503; seconds: number };

export interface PasswordTry {
  password: string;
  config: SignInConfig;
  /** Whose tries are counted together. */
  key: string;
  hashing: Gate;
  limits: Pick<AccessOptions['limits'], 'pace' | 'ease'>;
  wait: (milliseconds: number) => Promise<void>;
}

/** Ten wrong tries at once, then one in ten seconds; nobody is kept waiting for longer with a connection open. */
const rate: Omit<Pace, 'key'> = { burst: 10, interval: 10_000, patience: 10_000 };

/**
 * Whose password it is. Only wrong ones count, and only against those who sent them: many wrong ones make the next
 * try slower, but close no site, and right ones may come from one address in any number.
 */
export async function checkPassword({
  password,
  config,
  key,
  hashing,
  limits,
  wait,
}: PasswordTry): Promise<PasswordCheck> {
  if (password === '' || password.length > longestPassword) return { kind: 'wrong' };
  const pace = { ...rate, key };
  const turn = await limits.pace(pace);
  if (!turn.accepted) return { kind: 'later', status: 429, seconds: Math.ceil(turn.wait / 1000) };
  if (turn.wait > 0) await wait(turn.wait);
  const known = config.methods.flatMap((method) => (method.kind === 'password' ? method.passwords : []));
  const search = hashing(() =>
    findPassword(
      password,
      known.map(({ hash }) => hash),
    ),
  );
  const at = await (search ?? null);
  if (at === -1) return { kind: 'wrong' };
  await limits.ease(pace);
  return at === null ? { kind: 'later', status: 503, seconds: 5 } : { kind: 'right', groups: known[at]!.groups };
}
