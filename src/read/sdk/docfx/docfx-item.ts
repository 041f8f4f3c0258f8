/** An item of ManagedReference YAML (DocFX, `docfx metadata`), as far as it is read. Nothing of it is sure. */
export interface DocfxItem {
  uid: string;
  type?: string;
  parent?: string;
  namespace?: string;
  name?: string;
  nameWithType?: string;
  overload?: string;
  summary?: string;
  remarks?: string;
  example?: unknown;
  syntax?: {
    content?: string;
    parameters?: DocfxParameter[];
    typeParameters?: DocfxParameter[];
    return?: { type?: string; description?: string };
  };
  inheritance?: unknown;
  implements?: unknown;
  derivedClasses?: unknown;
  inheritedMembers?: unknown;
  exceptions?: { type?: string; description?: string }[];
  seealso?: { linkType?: string; linkId?: string; altText?: string }[];
}

export interface DocfxParameter {
  id?: string;
  type?: string;
  description?: string;
  defaultValue?: unknown;
}

/** What items name by its `uid`. */
export interface DocfxName {
  uid: string;
  name?: string;
  parent?: string;
  isExternal?: boolean;
  'spec.csharp'?: { uid?: string; name?: string }[];
}
