import { isObject } from '../../base/values/is-object.ts';
import type { Parameter } from '../../model/api/operation.ts';
import type { SecurityScheme } from '../../model/api/security.ts';
import type { Credential, RequestValues, ServerChoice } from '../../model/request-values.ts';
import { sampleText } from '../json-schema/sample-text.ts';
import { sampleValue } from '../json-schema/sample-value.ts';
import { ownValue } from '../json-schema/untrusted-value.ts';
import { takesLogin } from './build-credentials.ts';
import { defaultBody } from './default-body.ts';
import type { DefaultOptions } from './default-options.ts';
import { givenExample } from './given-example.ts';
import { parameterKey } from './parameter-key.ts';
import { prefilledValue } from './prefilled-value.ts';
import { serversOf } from './server-url.ts';

/** The values a snippet shows, or the playground starts with. */
export function defaultValues(options: DefaultOptions): RequestValues {
  return {
    server: defaultServer(options),
    securityAlternative: 0,
    credentials: defaultCredentials(options),
    parameters: defaultParameters(options),
    body: defaultBody(options),
  };
}

function defaultServer({ document, operation }: DefaultOptions): ServerChoice | null {
  const server = serversOf(document, operation)[0];
  if (server === undefined) return null;
  return {
    url: server.url,
    variables: Object.fromEntries(server.variables.map((variable) => [variable.name, variable.default])),
  };
}

function defaultCredentials({ document, operation, fill }: DefaultOptions): Record<string, Credential> {
  const keys = new Set(operation.security.flat().map((requirement) => requirement.scheme));
  const entries = [...keys].flatMap((key): [string, Credential][] => {
    const scheme = ownValue(document.securitySchemes, key);
    const credential = scheme && (prefilled(scheme) ?? (fill === 'samples' ? placeholder(scheme) : null));
    return credential ? [[key, credential]] : [];
  });
  return Object.fromEntries(entries);
}

function prefilled(scheme: SecurityScheme): Credential | null {
  if (scheme.prefill === null) return null;
  const colon = scheme.prefill.indexOf(':');
  if (!takesLogin(scheme) || colon < 0) return { kind: 'token', token: scheme.prefill };
  return { kind: 'basic', username: scheme.prefill.slice(0, colon), password: scheme.prefill.slice(colon + 1) };
}

function placeholder(scheme: SecurityScheme): Credential {
  if (scheme.type === 'apiKey') return { kind: 'token', token: '<api-key>' };
  return takesLogin(scheme)
    ? { kind: 'basic', username: '<username>', password: '<password>' }
    : { kind: 'token', token: '<token>' };
}

function defaultParameters(options: DefaultOptions): Record<string, unknown> {
  const { operation, only, fill } = options;
  if (fill === 'nothing') return {};
  const wanted = operation.parameters.filter(
    (parameter) => parameter.required || (only === 'all' && !parameter.deprecated),
  );
  const entries = wanted.map((parameter): [string, unknown] => [
    parameterKey(parameter),
    parameterValue(parameter, options),
  ]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function parameterValue(parameter: Parameter, options: DefaultOptions): unknown {
  const { document, fill, only } = options;
  const { schemas } = document;
  const prefilled = fill === 'examples' ? prefilledValue(parameter.schema, schemas) : undefined;
  const example = prefilled ?? parameter.examples[0]?.value;
  if (example !== undefined) return example;
  if (fill === 'examples') return givenExample(parameter.schema, schemas);
  const sample = sampleValue(parameter.schema, { schemas, mode: 'request', only });
  // An object without properties is nothing in an address.
  const isNothing = only === 'required' && isObject(sample) && !Object.keys(sample)[0];
  return isNothing ? parameterValue(parameter, { ...options, only: 'all' }) : readableSample(parameter, sample);
}

/**
 * `<string>` would be percent-encoded in an address: a path keeps its `{name}`, a query shows `string`. So does a path
 * that has signs before its values, which a reader would otherwise replace with the name.
 */
function readableSample(parameter: Parameter, sample: unknown): unknown {
  if (parameter.in === 'header') return sample;
  if (parameter.style === 'simple' && typeof sample === 'string' && sampleText.test(sample)) return undefined;
  return withoutBrackets(sample);
}

function withoutBrackets(sample: unknown): unknown {
  if (typeof sample === 'string') return sample.replace(sampleText, '$1');
  if (Array.isArray(sample)) return sample.map(withoutBrackets);
  if (!isObject(sample)) return sample;
  return Object.fromEntries(Object.entries(sample).map(([key, value]) => [key, withoutBrackets(value)]));
}
