import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Tokenizer } from '@huggingface/tokenizers';
import type { WorkerInput } from './worker-input.ts';

/** all-MiniLM-L6-v2 in 8 bits, ready to embed. */
export interface Model {
  /** Vectors of length 1. */
  embed: (texts: readonly string[]) => Promise<Float32Array[]>;
}

/** What is used of both runtimes, which have the same interface. */
interface Runtime {
  env: { wasm: { numThreads: number; wasmBinary?: Uint8Array } };
  InferenceSession: { create: (model: Uint8Array, options: object) => Promise<Session> };
  Tensor: new (type: 'int64', data: BigInt64Array, shape: number[]) => unknown;
}

interface Session {
  run: (inputs: Record<string, unknown>) => Promise<Record<string, { data: Float32Array }>>;
}

const DIMENSIONS = 384;
/** The model was trained with texts of about this length. */
const MOST_TOKENS = 256;
const END = 102;

/** @throws when a file is missing or the runtime cannot be started */
export async function loadModel({ folder, native, threads }: WorkerInput): Promise<Model> {
  const runtime = await importRuntime(native ?? join(folder, 'ort.wasm.bundle.min.mjs'));
  const options = native ? { intraOpNumThreads: threads, interOpNumThreads: 1 } : { executionProviders: ['wasm'] };
  if (!native)
    Object.assign(runtime.env.wasm, {
      numThreads: 1,
      wasmBinary: readFileSync(join(folder, 'ort-wasm-simd-threaded.wasm')),
    });
  const session = await runtime.InferenceSession.create(readFileSync(join(folder, 'model.onnx')), {
    ...options,
    graphOptimizationLevel: 'all',
  });
  const tokenizer = new Tokenizer(
    readJson(join(folder, 'tokenizer.json')),
    readJson(join(folder, 'tokenizer_config.json')),
  );
  const encode = (text: string): number[] => {
    const { ids } = tokenizer.encode(text);
    return ids.length > MOST_TOKENS ? [...ids.slice(0, MOST_TOKENS - 1), END] : ids;
  };
  return {
    embed: async (texts) => {
      const tokens = texts.map(encode);
      const { inputs, length } = fillTensors(tokens, runtime);
      const { last_hidden_state: hidden } = await session.run(inputs);
      return tokens.map(({ length: own }, row) => averageTokens(hidden!.data, row * length, own));
    },
  };
}

async function importRuntime(path: string): Promise<Runtime> {
  const module = (await import(pathToFileURL(path).href)) as Runtime & { default?: Runtime };
  return module.InferenceSession ? module : module.default!;
}

function readJson(path: string): Record<string, unknown> {
  return JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
}

function fillTensors(
  tokens: readonly number[][],
  { Tensor }: Runtime,
): { inputs: Record<string, unknown>; length: number } {
  const length = Math.max(...tokens.map((ids) => ids.length));
  const shape = [tokens.length, length];
  const ids = new BigInt64Array(tokens.length * length);
  const mask = new BigInt64Array(ids.length);
  tokens.forEach((row, number) =>
    row.forEach((id, index) => {
      ids[number * length + index] = BigInt(id);
      mask[number * length + index] = 1n;
    }),
  );
  const inputs = {
    input_ids: new Tensor('int64', ids, shape),
    attention_mask: new Tensor('int64', mask, shape),
    token_type_ids: new Tensor('int64', new BigInt64Array(ids.length), shape),
  };
  return { inputs, length };
}

/** The mean of a text's tokens, scaled to length 1: what the model was trained for. */
function averageTokens(hidden: Float32Array, first: number, count: number): Float32Array {
  const vector = new Float32Array(DIMENSIONS);
  for (let token = first; token < first + count; token++)
    for (let index = 0; index < DIMENSIONS; index++) vector[index]! += hidden[token * DIMENSIONS + index]!;
  const length = Math.hypot(...vector);
  return length > 0 ? vector.map((value) => value / length) : vector;
}
