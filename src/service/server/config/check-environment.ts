import type { Problem } from '../../../model/problem.ts';
import { parseJson } from '../../../read/config/tree/parse-json.ts';
import { shape } from '../../../read/config/validation/shape.ts';
import { validateTree } from '../../../read/config/validation/validate-tree.ts';
import { signInSchema } from '../../access/sign-in-config.ts';
import { embeddingsSchema, modelSchema, serverConfigSchema, storageSchema } from './server-config-schema.ts';
import { splitList } from './split-list.ts';

/** Variables whose values can be wrong, each by the rule of the key that it stands for. */
const variables = shape({
  DOCWRIGHT_PORT: serverConfigSchema.shape.port,
  DOCWRIGHT_DATABASE: storageSchema.shape.database,
  DOCWRIGHT_REDIS: storageSchema.shape.redis,
  DOCWRIGHT_MODEL_URL: modelSchema.shape.url,
  DOCWRIGHT_MODEL_KEY: modelSchema.shape.key,
  DOCWRIGHT_EMBEDDINGS_URL: embeddingsSchema.shape.url,
  DOCWRIGHT_EMBEDDINGS_KEY: embeddingsSchema.shape.key,
  DOCWRIGHT_METRICS_TOKEN: serverConfigSchema.shape.metricsToken,
  DOCWRIGHT_TRUSTED_PROXIES: serverConfigSchema.shape.trustedProxies,
  DOCWRIGHT_SIGN_IN_SECRETS: signInSchema.shape.secrets,
});

const readers: Partial<Record<string, (text: string) => unknown>> = {
  DOCWRIGHT_PORT: (text) => (/^\d+$/.test(text) ? Number(text) : text),
  DOCWRIGHT_TRUSTED_PROXIES: splitList,
  DOCWRIGHT_SIGN_IN_SECRETS: splitList,
};

/** Finds what is wrong with the variables of the environment. Empty ones count as unset. */
export function checkEnvironment(environment: Readonly<Record<string, string | undefined>>): Problem[] {
  const values = Object.keys(variables.shape).flatMap((name): [string, unknown][] => {
    const text = environment[name];
    return text ? [[name, readers[name]?.(text) ?? text]] : [];
  });
  const { root } = parseJson({ text: JSON.stringify(Object.fromEntries(values)), file: '', at: '' });
  if (root?.kind !== 'object') return [];
  return validateTree({ root, schema: variables, fallbacks: {} }).problems.map(
    ({ severity, code, key = '', message, hint }) => ({ severity, code, message: `${key}: ${message}`, hint }),
  );
}
