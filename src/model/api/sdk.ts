/** What the documentation tool of a programming language says of a library, as far as pages tell of it. */
export interface SdkReference {
  /** What it is known by: a path in the site folder, or a URL. */
  id: string;
  /** Of code, as fences name it. */
  language: string;
  /** In the order of their pages. */
  symbols: SdkSymbol[];
  /** Where links lead, by the key that they name. */
  targets: ReadonlyMap<string, SdkTarget>;
}

export type SdkFormat = 'typedoc' | 'docfx' | 'javadoc' | 'sphinx' | 'phpdoc';

/** Text of an artefact by its path in its folder; the path of one that is a file is empty. */
export type SdkFiles = ReadonlyMap<string, string>;

/** What an author names a symbol by: `class Client`, `method Client.read`. */
export interface SdkSelector {
  kind: 'class' | 'interface' | 'enum' | 'function' | 'type' | 'variable' | 'method' | 'property';
  name: string;
  /** What a method or a property belongs to. */
  parent: string | null;
}

/** Front matter's selector with the artefact that it names, if it does. */
export interface SdkReferenceName extends SdkSelector {
  format: SdkFormat | null;
  source: string | null;
}

/** The symbol of which the page of an author tells. */
export interface SdkPart {
  /** `SdkReference.id`. */
  reference: string;
  /** Folder of the generated pages, to which names lead; `null` for the usual one. */
  directory: string | null;
  selector: SdkSelector;
}

/** A symbol, or a member of one. */
export interface SdkTarget {
  symbol: SdkSymbol;
  /** Id of the member on the page of the symbol; `null` for the symbol itself. */
  anchor: string | null;
}

/** Code in which names lead to symbols. */
export type SdkCode = (string | { text: string; to: string })[];

/** Markdown, in which links to symbols are written `sdk:<key>`. */
type SdkMarkdown = string;

export interface SdkDescribed {
  description: SdkMarkdown;
  /** Why; `null` for what is not deprecated. */
  deprecated: SdkMarkdown | null;
  examples: SdkMarkdown[];
  /** What else is said, such as since when there is such a thing. */
  notes: { label: string; text: SdkMarkdown }[];
  /** `static`, `readonly`, … */
  flags: string[];
}

export interface SdkSymbol extends SdkDescribed {
  kind: 'module' | 'namespace' | 'class' | 'interface' | 'enum' | 'function' | 'type' | 'variable';
  name: string;
  key: string;
  /** Names of the modules and namespaces around it, outermost first. */
  scope: string[];
  /** Group of its author's; `null` for that of its kind. */
  category: string | null;
  /** How it is declared; empty where its signatures say so. */
  declaration: string;
  signatures: SdkSignature[];
  typeParameters: SdkField[];
  members: SdkMember[];
  /** Members that the pages of others tell of. */
  inherited: { from: SdkCode; members: SdkCode[] }[];
  extends: SdkCode[];
  implements: SdkCode[];
  extendedBy: SdkCode[];
  implementedBy: SdkCode[];
}

export interface SdkSignature extends SdkDescribed {
  code: string;
  typeParameters: SdkField[];
  parameters: SdkField[];
  returns: SdkAnswer | null;
  throws: SdkAnswer[];
}

/** What comes back. */
export interface SdkAnswer {
  /** Empty where no more than a text is known. */
  type: SdkCode;
  description: SdkMarkdown;
}

export type SdkMember = SdkMethod | SdkProperty;

export interface SdkMethod {
  kind: 'constructor' | 'method';
  name: string;
  anchor: string;
  signatures: SdkSignature[];
}

export interface SdkProperty {
  /** `value`: of an enum. */
  kind: 'property' | 'value';
  name: string;
  anchor: string;
  field: SdkField;
}

/** A parameter, a property, or what one of them holds. */
export interface SdkField extends SdkDescribed {
  name: string;
  type: SdkCode;
  isRequired: boolean;
  /** As it is written; `null` where there is none. */
  default: string | null;
  fields: SdkField[];
  /** Of a function, where more is known of its call than its type says. */
  call?: Pick<SdkSignature, 'parameters' | 'returns'>;
}
