/** What TypeDoc writes (schema version 2.0), as far as it is read: a stranger may have written it. */
export interface Reflection {
  id: number;
  name: string;
  kind: number;
  flags?: Record<string, boolean | undefined>;
  comment?: Comment;
  children?: Reflection[];
  signatures?: Reflection[];
  getSignature?: Reflection;
  setSignature?: Reflection;
  indexSignatures?: Reflection[];
  /** Of older versions. */
  indexSignature?: Reflection;
  parameters?: Reflection[];
  typeParameters?: Reflection[];
  /** Of older versions, in signatures. */
  typeParameter?: Reflection[];
  type?: Type;
  default?: Type;
  defaultValue?: string;
  varianceModifier?: string;
  extendedTypes?: Type[];
  implementedTypes?: Type[];
  extendedBy?: Type[];
  implementedBy?: Type[];
  inheritedFrom?: Type;
  categories?: { title?: string; children?: number[] }[];
  /** Of a reference: what it stands for. */
  target?: number;
}

export interface Comment {
  summary?: CommentPart[];
  blockTags?: { tag: string; name?: string; content?: CommentPart[] }[];
  modifierTags?: string[];
}

export interface CommentPart {
  kind: string;
  text?: string;
  tag?: string;
  /** Id of a reflection, or an address. */
  target?: unknown;
}

/** A type by its `type`, with what the kinds of types have. */
export interface Type {
  type: string;
  name?: string;
  value?: unknown;
  target?: unknown;
  qualifiedName?: string;
  refersToTypeParameter?: boolean;
  typeArguments?: Type[];
  types?: Type[];
  elementType?: Type;
  elements?: Type[];
  element?: Type;
  isOptional?: boolean;
  operator?: string;
  declaration?: Reflection;
  checkType?: Type;
  extendsType?: Type;
  trueType?: Type;
  falseType?: Type;
  constraint?: Type;
  indexType?: Type;
  objectType?: Type;
  queryType?: Type;
  parameter?: string;
  parameterType?: Type;
  templateType?: Type;
  nameType?: Type;
  readonlyModifier?: string;
  optionalModifier?: string;
  asserts?: boolean;
  targetType?: Type;
  head?: string;
  tail?: [Type, string][];
}
