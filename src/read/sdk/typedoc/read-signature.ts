import type { SdkAnswer, SdkField, SdkSignature } from '../../../model/api/sdk.ts';
import { readComment, tagged } from './read-comment.ts';
import { reflectionKind } from './reflection-kind.ts';
import type { Reflection, Type } from './typedoc-json.ts';
import {
  longestLine,
  parameterName,
  typeText,
  writeCall,
  writeHead,
  writeIndexKey,
  writeParameter,
  writeType,
  writtenParameters,
} from './write-type.ts';

/** Objects in objects, as far as their fields are told. */
const deepestFields = 4;

/** A way to call something. `before`: what stands before its parameters, such as its name; `mark`: behind them. */
export function readSignature(signature: Reflection, before: string, mark = ': '): SdkSignature {
  const { comment } = signature;
  return {
    ...readComment(signature, true),
    code: writeCode(signature, before, mark),
    // Those of a class stand on its page already.
    typeParameters: isMaker(signature) ? [] : readTypeParameters(signature),
    parameters: writtenParameters(signature).map((one) => readField(one)),
    returns: readReturns(signature),
    throws: tagged(comment, '@throws', '@exception').map((description) => ({ type: [], description })),
  };
}

function isMaker({ kind }: Reflection): boolean {
  return kind === reflectionKind.constructorSignature;
}

/** A maker answers with what it makes. */
function readReturns(signature: Reflection): SdkAnswer | null {
  const type = writeType(signature.type);
  const description = tagged(signature.comment, '@returns', '@return').join('\n\n');
  const isVoid = description === '' && typeText(type) === 'void';
  return isMaker(signature) || isVoid ? null : { type, description };
}

function writeCode(signature: Reflection, before: string, mark: string): string {
  const { type } = signature;
  const parameters = writtenParameters(signature);
  const end =
    mark === ': ' && isMaker(signature) && !before.startsWith('new (') ? '' : `${mark}${typeText(writeType(type))}`;
  const line = `${before}${typeText(writeCall(signature))}${end}`;
  if (line.length <= longestLine) return line;
  const lines = parameters.map((one) => `  ${typeText(writeParameter(one))},\n`);
  return writeHead(before, signature, lines.length === 0 ? `()${end}` : `(\n${lines.join('')})${end}`);
}

export function readTypeParameters({ typeParameters, typeParameter }: Reflection): SdkField[] {
  return (typeParameters ?? typeParameter ?? []).map((one) => ({
    ...readComment(one),
    name: one.name,
    type: one.type ? writeType(one.type) : [],
    isRequired: false,
    default: one.default ? typeText(writeType(one.default)) : null,
    fields: [],
  }));
}

/** A parameter or a property. */
export function readField(reflection: Reflection, depth = 0): SdkField {
  const { name, type, comment, kind, getSignature, setSignature } = reflection;
  const flags = getSignature && !setSignature ? { ...reflection.flags, isReadonly: true } : (reflection.flags ?? {});
  const own = getSignature?.type ?? type ?? setSignature?.parameters?.[0]?.type;
  const isParameter = kind === parameterKind;
  const written = comment ?? getSignature?.comment ?? setSignature?.comment;
  const shown = written ?? type?.declaration?.signatures?.[0]?.comment;
  const described = readComment({ flags, ...(shown && { comment: shown }) }, written === undefined);
  const isOptional = Boolean(flags['isOptional']) || (isParameter && reflection.defaultValue !== undefined);
  return {
    ...described,
    flags: [...described.flags, ...(isOptional && !isParameter ? ['optional'] : [])],
    name: `${flags['isRest'] ? '...' : ''}${parameterName(name)}`,
    type: writeType(own),
    isRequired: isParameter && !isOptional && !flags['isRest'],
    default: defaultOf(reflection),
    ...(depth < deepestFields ? { fields: fieldsOf(own, depth + 1), ...readCall(own, depth + 1) } : { fields: [] }),
  };
}

const parameterKind = 32768;

function defaultOf({ comment, defaultValue }: Reflection): string | null {
  const [told] = tagged(comment, '@defaultValue', '@default');
  const written = told?.replace(/^`+(?:\w*\n)?|\n?`+$/g, '').trim() || defaultValue;
  return written === undefined || written === '...' ? null : written;
}

/** The call of a function without a name of its own; where it may be one of several things, that of the function. */
function readCall(type: Type | undefined, depth: number): Pick<SdkField, 'call'> {
  const called = alternatives(type).flatMap(({ declaration }) => declaration?.signatures ?? []);
  const [only] = called;
  return only && called.length === 1 ? readOnlyCall(only, depth) : {};
}

/** What its type says already is not said again. */
function readOnlyCall(signature: Reflection, depth: number): Pick<SdkField, 'call'> {
  const parameters = writtenParameters(signature).map((one) => readField(one, depth));
  const returns = readReturns(signature);
  const saysMore = ({ description, fields, call }: SdkField): boolean =>
    description !== '' || fields.length > 0 || call !== undefined;
  return parameters.some(saysMore) || returns?.description ? { call: { parameters, returns } } : {};
}

function alternatives(type: Type | undefined): readonly Type[] {
  return type?.type === 'union' ? (type.types ?? []) : type ? [type] : [];
}

/**
 * What an object holds that has no name of its own; where it may be one of several things or is joined to others, that
 * of the object.
 */
function fieldsOf(type: Type | undefined, depth: number): SdkField[] {
  const types = alternatives(type).flatMap((one) => (one.type === 'intersection' ? (one.types ?? []) : [one]));
  const inner = types.map((one) => (one.type === 'array' ? one.elementType : one));
  return inner.flatMap((one) =>
    one?.type === 'reflection' && one.declaration ? objectFields(one.declaration, depth) : [],
  );
}

function objectFields({ children = [], indexSignatures = [] }: Reflection, depth: number): SdkField[] {
  return [
    ...children.map((child) => (child.signatures ? methodField(child, depth) : readField(child, depth))),
    ...indexSignatures.map((one) => readIndex(one)),
  ];
}

function methodField({ name, signatures = [], flags = {}, comment }: Reflection, depth: number): SdkField {
  const [signature] = signatures;
  const written = comment ?? signature?.comment;
  return {
    ...readComment({ flags, ...(written && { comment: written }) }, true),
    name,
    type: signature ? [...writeCall(signature), ' => ', ...writeType(signature.type)] : [],
    isRequired: false,
    default: null,
    fields: [],
    ...(signature && readOnlyCall(signature, depth + 1)),
  };
}

export function readIndex(signature: Reflection): SdkField {
  return {
    ...readComment({ ...signature, flags: {} }),
    name: typeText(writeIndexKey(signature)),
    type: writeType(signature.type),
    isRequired: false,
    default: null,
    fields: [],
  };
}
