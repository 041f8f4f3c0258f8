import type { Problem } from '../../../model/problem.ts';
import { type JsonNode, joinKey, nodeUnder, positionOf, problemAt } from '../../../read/config/tree/json-node.ts';

export interface EndpointSources {
  /** The configuration; `null` without a file. */
  root: JsonNode | null;
  environment: Readonly<Record<string, string | undefined>>;
}

/** An endpoint of the OpenAI form: where it stands, and the variables for the keys without which it is none. */
interface Endpoint {
  keys: readonly string[];
  variables: Record<'url' | 'name', string>;
}

const model: Endpoint = {
  keys: ['assistant', 'model'],
  variables: { url: 'DOCWRIGHT_MODEL_URL', name: 'DOCWRIGHT_MODEL' },
};

const embeddings: Endpoint = {
  keys: ['embeddings'],
  variables: { url: 'DOCWRIGHT_EMBEDDINGS_URL', name: 'DOCWRIGHT_EMBEDDINGS_MODEL' },
};

/** What is missing of endpoints that are named by halves, for whoever is about to use one. */
export interface HalfEndpoints {
  model: Problem[];
  embeddings: Problem[];
}

/** Finds endpoints with settings of which nobody says the address or the model: they would have no effect. */
export function findHalfEndpoints(sources: EndpointSources): HalfEndpoints {
  return { model: findMissing(model, sources), embeddings: findMissing(embeddings, sources) };
}

function findMissing({ keys, variables }: Endpoint, { root, environment }: EndpointSources): Problem[] {
  const node = nodeUnder(root ?? undefined, ...keys);
  const written = node?.kind === 'object' ? node : null;
  const set = Object.values(variables).filter((variable) => environment[variable]);
  // `false` turns embeddings off, whatever the environment names.
  const isWanted = written ? written.entries.size > 0 || set.length > 0 : node === undefined && set.length > 0;
  if (!isWanted) return [];
  return Object.entries(variables)
    .filter(([key, variable]) => !written?.entries.has(key) && !environment[variable])
    .map(([key, variable]) => (written ? missingKey(written, { key, variable }) : missingVariable(variable, set)));
}

function missingKey(node: JsonNode, { key, variable }: { key: string; variable: string }): Problem {
  return problemAt(
    { ...positionOf(node), at: joinKey(node.at, key) },
    {
      severity: 'error',
      code: 'missing-key',
      message: `The key \`${key}\` is missing`,
      hint: `Set it here, or set the environment variable ${variable}`,
    },
  );
}

function missingVariable(variable: string, set: readonly string[]): Problem {
  return {
    severity: 'error',
    code: 'missing-key',
    message: `${variable}: The environment variable is missing`,
    hint: `Without it, ${set.join(' and ')} has no effect`,
  };
}
