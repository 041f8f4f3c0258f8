import type { Operation } from '../../../model/api/operation.ts';
import type { HttpField } from '../../../model/http.ts';
import type { Credential, RequestValues } from '../../../model/request-values.ts';
import { encodeBasic } from '../../../shared/request/build-credentials.ts';
import { parameterKey } from '../../../shared/request/parameter-key.ts';
import { isSecretName } from '../values/is-secret-name.ts';

export interface MaskedValues {
  /** Holds no secret. */
  values: RequestValues;
  /** Puts dots where a text that was made from `values` would show one. */
  hide: (text: string) => string;
}

/** Letters and digits alone, which every notation leaves as they are. */
const stand = 'x0docwrightsecret0x';
const dots = '••••••••';

/** The values as they may be seen on a screen that others look at. */
export function maskSecrets(operation: Operation, values: RequestValues): MaskedValues {
  const encoded = new Set<string>();
  const credentials = Object.entries(values.credentials).map(([scheme, credential]): [string, Credential] => {
    if (credential.kind === 'token') return [scheme, { kind: 'token', token: stand }];
    const masked = { ...credential, password: stand };
    encoded.add(encodeBasic(masked));
    return [scheme, masked];
  });
  const secret = secretParameters(operation);
  const parameters = Object.entries(values.parameters).map(([key, value]) => [key, secret.has(key) ? stand : value]);
  const maskField = (field: HttpField): HttpField => (isSecretName(field.name) ? { ...field, value: stand } : field);
  return {
    values: {
      ...values,
      credentials: Object.fromEntries(credentials),
      parameters: Object.fromEntries(parameters),
      ...(values.extras && {
        extras: { headers: values.extras.headers.map(maskField), query: values.extras.query.map(maskField) },
      }),
    },
    hide: (text) => [stand, ...encoded].reduce((shown, secretText) => shown.replaceAll(secretText, dots), text),
  };
}

/** Keys of the parameters that hold secrets. */
export function secretParameters({ parameters }: Operation): Set<string> {
  const secret = parameters.filter(
    ({ name, in: place, schema }) => schema.format === 'password' || (place !== 'path' && isSecretName(name)),
  );
  return new Set(secret.map(parameterKey));
}

/** The variables of an environment as they may be seen. */
export function maskVariables(variables: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  return new Map([...variables].map(([name, value]) => [name, isSecretName(name) ? stand : value]));
}
