import type { SdkCode } from '../../../model/api/sdk.ts';
import { reflectionKind } from './reflection-kind.ts';
import type { Reflection, Type } from './typedoc-json.ts';

/** How deep a type is written out: one of a stranger may hold itself a thousand times. */
const deepest = 24;

/** A type as TypeScript writes it; names of documented types lead to them. */
export function writeType(type: Type | undefined, depth = 0): SdkCode {
  if (!type) return ['any'];
  if (depth > deepest) return ['…'];
  const write = Object.hasOwn(writers, type.type) ? writers[type.type] : undefined;
  const inner = (one: Type | undefined): SdkCode => writeType(one, depth + 1);
  return write ? write(type, inner) : [type.name ?? 'unknown'];
}

/** The text of code. */
export function typeText(code: SdkCode): string {
  return code.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}

type Inner = (type: Type | undefined) => SdkCode;

const writers: Readonly<Record<string, (type: Type, inner: Inner) => SdkCode>> = {
  intrinsic: ({ name }) => [name ?? 'any'],
  literal: ({ value }) => [literalOf(value)],
  reference: writeReference,
  array: ({ elementType }, inner) => [...enclosed(elementType, inner), '[]'],
  union: ({ types = [] }, inner) =>
    join(
      types.map((one) => enclosed(one, inner, inUnion)),
      ' | ',
    ),
  intersection: ({ types = [] }, inner) =>
    join(
      types.map((one) => enclosed(one, inner)),
      ' & ',
    ),
  tuple: ({ elements = [] }, inner) => ['[', ...join(elements.map(inner), ', '), ']'],
  namedTupleMember: ({ name, isOptional, element }, inner) => [`${name}${isOptional ? '?' : ''}: `, ...inner(element)],
  optional: ({ elementType }, inner) => [...enclosed(elementType, inner), '?'],
  rest: ({ elementType }, inner) => ['...', ...enclosed(elementType, inner)],
  typeOperator: ({ operator, target }, inner) => [`${operator} `, ...enclosed(target as Type, inner)],
  query: ({ queryType }, inner) => ['typeof ', ...inner(queryType)],
  indexedAccess: ({ objectType, indexType }, inner) => [...enclosed(objectType, inner), '[', ...inner(indexType), ']'],
  conditional: ({ checkType, extendsType, trueType, falseType }, inner) => [
    ...enclosed(checkType, inner),
    ' extends ',
    ...enclosed(extendsType, inner),
    ' ? ',
    ...inner(trueType),
    ' : ',
    ...inner(falseType),
  ],
  inferred: ({ name, constraint }, inner) => [
    `infer ${name}`,
    ...(constraint ? [' extends ', ...inner(constraint)] : []),
  ],
  templateLiteral: ({ head = '', tail = [] }, inner) => [
    `\`${head}`,
    ...tail.flatMap(([type, text]): SdkCode => ['${', ...inner(type), `}${text}`]),
    '`',
  ],
  predicate: ({ asserts, name, targetType }, inner) => [
    `${asserts ? 'asserts ' : ''}${name}`,
    ...(targetType ? [' is ', ...inner(targetType)] : []),
  ],
  mapped: (type, inner) => [
    `{ ${modifier(type.readonlyModifier, 'readonly ')}[${type.parameter} in `,
    ...inner(type.parameterType),
    ...(type.nameType ? [' as ', ...inner(type.nameType)] : []),
    `]${modifier(type.optionalModifier, '?')}: `,
    ...inner(type.templateType),
    ' }',
  ],
  reflection: ({ declaration }, inner) => (declaration ? writeObject(declaration, inner) : ['{}']),
  unknown: ({ name }) => [name ?? 'unknown'],
};

function writeReference({ name = 'any', target, refersToTypeParameter, typeArguments }: Type, inner: Inner): SdkCode {
  const isKnown = typeof target === 'number' && target >= 0 && !refersToTypeParameter;
  return [isKnown ? { text: name, to: String(target) } : name, ...writeArguments(typeArguments, inner)];
}

function writeArguments(types: Type[] = [], inner: Inner): SdkCode {
  return types.length === 0 ? [] : ['<', ...join(types.map(inner), ', '), '>'];
}

function literalOf(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'object' && value !== null && 'value' in value)
    return `${'negative' in value && value.negative ? '-' : ''}${value.value}n`;
  return String(value);
}

function modifier(sign: string | undefined, word: string): string {
  return sign === '+' ? word : sign === '-' ? `-${word}` : '';
}

const loose: ReadonlySet<string> = new Set([
  'union',
  'intersection',
  'conditional',
  'typeOperator',
  'inferred',
  'query',
]);
const inUnion: ReadonlySet<string> = new Set(['conditional']);

/** In parentheses where it would be read otherwise. */
function enclosed(type: Type | undefined, inner: Inner, among: ReadonlySet<string> = loose): SdkCode {
  const { declaration } = type ?? {};
  const isFunction = Boolean(declaration?.signatures?.length) && !declaration?.children?.length;
  return type && (among.has(type.type) || isFunction) ? ['(', ...inner(type), ')'] : inner(type);
}

function join(codes: SdkCode[], between: string): SdkCode {
  return codes.flatMap((code, index) => (index === 0 ? code : [between, ...code]));
}

/** An object type, or that of a function. */
function writeObject(declaration: Reflection, inner: Inner): SdkCode {
  const parts = objectParts(declaration, inner);
  const [only] = declaration.signatures ?? [];
  if (only && declaration.signatures!.length === 1 && parts.length === 1) return writeFunction(only, inner);
  return parts.length === 0 ? ['{}'] : ['{ ', ...join(parts, '; '), ' }'];
}

/** What stands in the braces of an object type. */
export function objectParts(
  { children = [], signatures = [], indexSignatures = [], indexSignature }: Reflection,
  inner: Inner = (type) => writeType(type, 1),
): SdkCode[] {
  return [
    ...(indexSignature ? [indexSignature, ...indexSignatures] : indexSignatures).map((one) =>
      writeIndexSignature(one, inner),
    ),
    ...signatures.map((one) => [...writeCall(one, inner), ': ', ...inner(one.type)]),
    ...children.flatMap((child): SdkCode[] => {
      const { name, flags = {}, type, getSignature } = child;
      const mark = flags['isOptional'] ? '?' : '';
      if (child.signatures)
        return child.signatures.map((one) => [`${name}${mark}`, ...writeCall(one, inner), ': ', ...inner(one.type)]);
      return [[`${flags['isReadonly'] ? 'readonly ' : ''}${name}${mark}: `, ...inner(type ?? getSignature?.type)]];
    }),
  ];
}

export function writeIndexSignature(
  { flags = {}, type, parameters = [] }: Reflection,
  inner: Inner = writeType,
): SdkCode {
  return [...writeIndexKey({ flags, parameters }, inner), ': ', ...inner(type)];
}

export function writeIndexKey(
  { flags = {}, parameters = [] }: Pick<Reflection, 'flags' | 'parameters'>,
  inner: Inner = writeType,
): SdkCode {
  const [key] = parameters;
  return [`${flags['isReadonly'] ? 'readonly ' : ''}[${key?.name ?? 'key'}: `, ...inner(key?.type), ']'];
}

function writeFunction(signature: Reflection, inner: Inner): SdkCode {
  const isMaker = signature.kind === reflectionKind.constructorSignature;
  return [isMaker ? 'new ' : '', ...writeCall(signature, inner), ' => ', ...inner(signature.type)];
}

/** What `this` is, nobody who calls writes. */
export function writtenParameters({ parameters = [] }: Reflection): Reflection[] {
  return parameters.filter(({ name }) => name !== 'this');
}

/** Type parameters and parameters of a signature. */
export function writeCall(signature: Reflection, inner: Inner = writeType): SdkCode {
  const parameters = writtenParameters(signature);
  return [
    ...writeTypeParameters(signature, inner),
    '(',
    ...join(
      parameters.map((one) => writeParameter(one, inner)),
      ', ',
    ),
    ')',
  ];
}

export function writeParameter(
  { name, flags = {}, type, defaultValue }: Reflection,
  inner: Inner = writeType,
): SdkCode {
  const isOptional = flags['isOptional'] || defaultValue !== undefined;
  return [`${flags['isRest'] ? '...' : ''}${parameterName(name)}${isOptional ? '?' : ''}: `, ...inner(type)];
}

/** What has no name in the source. */
export function parameterName(name: string): string {
  return name === '__namedParameters' ? 'options' : name;
}

type Parametrised = Pick<Reflection, 'typeParameters' | 'typeParameter'>;

export function writeTypeParameters(reflection: Parametrised, inner: Inner = writeType): SdkCode {
  const written = typeParameterParts(reflection, inner);
  return written.length === 0 ? [] : ['<', ...join(written, ', '), '>'];
}

/** Lines of code that are longer are broken: a page shows no more of them. */
export const longestLine = 76;

/** The same between other code, on lines of their own where one would be too long. */
export function writeHead(before: string, reflection: Parametrised, after: string): string {
  const [end = ''] = after.split('\n', 1);
  const parameters = typeText(writeTypeParameters(reflection));
  if (parameters === '' || before.length + parameters.length + end.length <= longestLine)
    return `${before}${parameters}${after}`;
  const lines = typeParameterParts(reflection, writeType).map((part) => `  ${typeText(part)},\n`);
  return `${before}<\n${lines.join('')}>${after}`;
}

function typeParameterParts({ typeParameters, typeParameter }: Parametrised, inner: Inner): SdkCode[] {
  return (typeParameters ?? typeParameter ?? []).map(
    ({ name, flags = {}, type, varianceModifier, default: otherwise }): SdkCode => [
      `${flags['isConst'] ? 'const ' : ''}${varianceModifier ? `${varianceModifier} ` : ''}${name}`,
      ...(type ? [' extends ', ...inner(type)] : []),
      ...(otherwise ? [' = ', ...inner(otherwise)] : []),
    ],
  );
}
