import { explainError } from '../../base/errors/explain-error.ts';
import type { Limit, LimitStore, PaceResult } from './limit-store.ts';

/** A server that does not answer is treated as one that is gone. */
const PATIENCE = 2_000;

/**
 * One step for the server, so that no two processes count at once. The server's clock decides which window it is: the
 * machines' own clocks may differ.
 */
const script = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local result = {}
local accepted = 1
for i, key in ipairs(KEYS) do
  local most, window, amount = tonumber(ARGV[i * 3 - 2]), tonumber(ARGV[i * 3 - 1]), tonumber(ARGV[i * 3])
  local begun = now - now % window
  local name = key .. ':' .. string.format('%.0f', begun)
  local count = tonumber(redis.call('GET', name) or '0')
  if count >= most then accepted = 0 end
  result[i] = { name, most, count, begun + window, amount }
end
for i, entry in ipairs(result) do
  if accepted == 1 then
    entry[3] = redis.call('INCRBY', entry[1], entry[5])
    redis.call('PEXPIREAT', entry[1], string.format('%.0f', entry[4]))
  end
  result[i] = { entry[2] - entry[3], string.format('%.0f', entry[4]) }
end
return { accepted, result }
`;

const giveBackScript = `
for i, name in ipairs(KEYS) do
  if tonumber(redis.call('GET', name) or '0') > 0 then redis.call('DECRBY', name, ARGV[i]) end
end
`;

/** The value is the time until which tries are spoken for. */
const paceScript = `
local clock = redis.call('TIME')
local now = clock[1] * 1000 + math.floor(clock[2] / 1000)
local burst, interval, patience = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local spoken = math.max(tonumber(redis.call('GET', KEYS[1]) or '0'), now) + interval
local wait = math.max(0, spoken - burst * interval - now)
if wait > patience then return { 0, wait } end
redis.call('SET', KEYS[1], string.format('%.0f', spoken), 'PX', string.format('%.0f', spoken - now))
return { 1, wait }
`;

const easeScript = `
local left = redis.call('PTTL', KEYS[1]) - tonumber(ARGV[1])
if left <= 0 then return redis.call('DEL', KEYS[1]) end
redis.call('SET', KEYS[1], string.format('%.0f', tonumber(redis.call('GET', KEYS[1])) - tonumber(ARGV[1])), 'PX', string.format('%.0f', left))
`;

/** A connection that is made, but on which nothing is said, is tried anew after so long. */
const LONGEST_GREETING = 10_000;

/**
 * Limits counted in Redis or Valkey: exact across any number of machines. The server may be unreachable or silent at
 * first and at any time after: counting fails then, and works again when it is back.
 */
export async function openRedisLimits(url: string): Promise<LimitStore> {
  // A CommonJS package: bundled, its names stand under `default` alone.
  const { createClient } = (await import('@redis/client')).default;
  const connect = () => {
    const client = createClient({
      url,
      disableOfflineQueue: true,
      socket: { connectTimeout: PATIENCE, reconnectStrategy: (tries: number) => Math.min(50 * 2 ** tries, 2_000) },
    });
    const connection = { client, begun: performance.now(), trouble: null as Error | null };
    // Without a listener a lost connection would end the process.
    client.on('error', (error: Error) => (connection.trouble = error));
    client.on('ready', () => (connection.trouble = null));
    client.connect().catch(() => undefined);
    return connection;
  };
  let current = connect();
  await Promise.race([new Promise((resolve) => current.client.once('ready', resolve)), wait(PATIENCE)]);
  const ask = async <Value>(question: (client: (typeof current)['client']) => Promise<Value>): Promise<Value> => {
    const used = current;
    try {
      return await withPatience(question(used.client));
    } catch (error) {
      const isSilent =
        error instanceof Unanswered || (!used.client.isReady && performance.now() - used.begun > LONGEST_GREETING);
      // What waits on a silent connection would be counted when it speaks again. On a new one, questions fail at once
      // until it greets.
      if (isSilent && used === current) {
        used.client.destroy();
        current = connect();
      }
      throw used.trouble ? new Error(`Redis does not respond: ${explainError(used.trouble)}`) : error;
    }
  };
  return {
    take: async (limits) => {
      const reply = await ask((client) =>
        client.eval(script, {
          keys: limits.map(({ key }) => nameOf(key)),
          arguments: limits.flatMap(({ most, window, amount = 1 }) => [most, window, amount].map(String)),
        }),
      );
      return readReply(reply, limits);
    },
    giveBack: async (states) => {
      const keys = states.map(({ limit, resets }) => `${nameOf(limit.key)}:${resets - limit.window}`);
      await ask((client) =>
        client.eval(giveBackScript, { keys, arguments: states.map(({ limit }) => String(limit.amount ?? 1)) }),
      );
    },
    pace: async ({ key, burst, interval, patience }) => {
      const reply = await ask((client) =>
        client.eval(paceScript, { keys: [nameOf(key)], arguments: [burst, interval, patience].map(String) }),
      );
      return readPace(reply);
    },
    ease: async ({ key, interval }) =>
      void (await ask((client) => client.eval(easeScript, { keys: [nameOf(key)], arguments: [String(interval)] }))),
    check: async () => void (await ask((client) => client.ping())),
    close: async () => current.client.destroy(),
  };
}

class Unanswered extends Error {}

function readReply(reply: unknown, limits: readonly Limit[]): Awaited<ReturnType<LimitStore['take']>> {
  const [accepted, states] = reply as [number, [number, string][]];
  return {
    accepted: accepted === 1,
    states: limits.map((limit, index) => ({
      limit,
      remaining: Math.max(0, states[index]![0]),
      resets: Number(states[index]![1]),
    })),
  };
}

function readPace(reply: unknown): PaceResult {
  const [accepted, wait] = reply as [number, number];
  return { accepted: accepted === 1, wait };
}

function nameOf(key: string): string {
  return `docwright:limit:${key}`;
}

async function withPatience<Value>(work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  try {
    return await Promise.race([
      work,
      new Promise<never>(
        (_, reject) => (timer = setTimeout(() => reject(new Unanswered('Redis does not respond')), PATIENCE)),
      ),
    ]);
  } finally {
    clearTimeout(timer);
    work.catch(() => undefined);
  }
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}
