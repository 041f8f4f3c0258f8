import { isObject } from '../../base/values/is-object.ts';
import { scalarText } from '../../base/values/scalar-text.ts';
import { writeJson } from '../../base/values/write-json.ts';
import type { Parameter } from '../../model/api/operation.ts';
import type { HttpField } from '../../model/http.ts';
import { expandPairs, expandText } from './expand-style.ts';
import { formPairs } from './form-pairs.ts';
import { headerField } from './header-field.ts';
import { mediaKind } from './media-type.ts';
import { encodeCookieText, percentEncode, percentEncodeKeepingReserved, percentEncodeOnce } from './percent-encode.ts';

/** The part of the path that takes the place of `{name}`. */
export function serializePath(parameter: Parameter, value: unknown): string {
  const encode = encoderOf(parameter);
  if (parameter.contentType !== null) return encode(contentText(parameter.contentType, value));
  // "?" ends the path, so reserved expansion may not keep it here.
  return expandText(value, { ...parameter, encode }).replaceAll('?', '%3F');
}

/** Encoded `name=value` pairs; for `in: querystring` the whole query as one. */
export function serializeQuery(parameter: Parameter, value: unknown): string[] {
  if (parameter.in === 'querystring') return serializeQueryString(parameter, value);
  const encode = encoderOf(parameter);
  const { name, contentType } = parameter;
  if (contentType !== null) return [`${percentEncode(name)}=${encode(contentText(contentType, value))}`];
  return expandPairs(value, { ...parameter, encode }).map((pair) => pair.join('='));
}

/** A header is not percent-encoded (OpenAPI 3.1.1, section 4.8.12.3). No field when the name cannot be sent. */
export function serializeHeader(parameter: Parameter, value: unknown): HttpField[] {
  const { name, contentType } = parameter;
  // OpenAPI 3 has but one style here; Swagger names what stands between the items of a list.
  const style = parameter.style.endsWith('Delimited') ? parameter.style : 'simple';
  const text =
    contentType === null
      ? expandText(value, { ...parameter, style, encode: (part) => part })
      : contentText(contentType, value);
  const field = headerField(name, text);
  return field === null ? [] : [field];
}

/** Cookies of one parameter; exploded values become cookies of their own, since `&` does not part cookies. */
export function serializeCookieParameter(parameter: Parameter, value: unknown): HttpField[] {
  const { name, contentType, style } = parameter;
  if (contentType !== null)
    return [{ name: percentEncode(name), value: percentEncode(contentText(contentType, value)) }];
  // OpenAPI 3.2: the style `cookie` is written without percent-encoding.
  const encode = style === 'cookie' ? encodeCookieText : percentEncodeOnce;
  return expandPairs(value, { ...parameter, encode }).map(([key, text]) => ({ name: key, value: text }));
}

function serializeQueryString(parameter: Parameter, value: unknown): string[] {
  const contentType = parameter.contentType ?? 'application/x-www-form-urlencoded';
  if (mediaKind(contentType) !== 'form' || !isObject(value)) return [percentEncode(contentText(contentType, value))];
  return formPairs(value);
}

/** A value in a content type of its own, inside of a parameter or a part of a body. */
export function contentText(contentType: string, value: unknown): string {
  switch (mediaKind(contentType)) {
    case 'json':
      return writeJson(value) ?? '';
    case 'form':
      return isObject(value) ? formPairs(value).join('&') : scalarText(value);
    default:
      return scalarText(value);
  }
}

function encoderOf(parameter: Parameter): (text: string) => string {
  return parameter.allowReserved ? percentEncodeKeepingReserved : percentEncode;
}
