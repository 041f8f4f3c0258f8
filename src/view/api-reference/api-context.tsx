import { createContext, type ReactNode, useContext } from 'react';
import type { Texts } from '../../base/languages/texts.ts';
import type { ApiDocument } from '../../model/api/document.ts';
import type { Operation } from '../../model/api/operation.ts';
import type { Schema } from '../../model/api/schema.ts';
import type { ApiConfig } from '../../model/config.ts';
import type { PageEntry } from '../../model/page.ts';
import { getApiTexts } from '../../read/openapi/get-api-texts.ts';
import type { FindReferenceLink } from '../../read/openapi/reference-links.ts';
import type { SchemaMode } from '../../shared/json-schema/visible-properties.ts';

/** What the parts of one API page share. */
export interface ApiContextValue {
  document: ApiDocument;
  config: ApiConfig;
  mode: SchemaMode;
  texts: Texts['reference'];
  /** Markdown of the description → sanitised HTML: descriptions are not trusted to run scripts. */
  describe: (markdown: string) => string;
  /** Address of the file with the fields of a schema, which a reader's browser fetches when they are opened. */
  fragmentHref: (schema: Schema, mode: SchemaMode) => string | null;
  /** Where the page of a field's schema stands, or of the operation that a response links to. */
  linkOf: FindReferenceLink;
  /** Address of the file with all values that a schema lists. */
  valuesHref: (schema: Schema) => string | null;
  /** Address of the file with an example as a whole. */
  codeHref: (code: string, syntax: string) => string;
  /** Address of the file with these entries of a list of pages. */
  entriesHref: (entries: readonly PageEntry[]) => string;
  /** Address of the file with which a reader's browser tries an operation and writes its snippets. */
  operationHref: (target: Pick<Operation, 'document' | 'method' | 'path'>) => string;
  /** What is shown so far in this direction: long schemas stop unfolding themselves, and no body is listed twice. */
  shown: { fields: number; choices: number; bodies: Set<string> };
}

const Context = createContext<ApiContextValue | null>(null);

/** What a page brings; its language gives the texts. */
export type GivenApiContext = Omit<ApiContextValue, 'texts'> & { language: string | null };

export function ApiProvider({ value, children }: { value: GivenApiContext; children?: ReactNode }) {
  return <Context value={{ ...value, texts: getApiTexts(value.language) }}>{children}</Context>;
}

/** @throws Error outside of an `ApiProvider` */
export function useApi(): ApiContextValue {
  const value = useContext(Context);
  if (!value) throw new Error('API components stand inside of an ApiProvider');
  return value;
}

/** The same context for the other direction: what a reader sends, or receives. */
export function ApiMode({ mode, children }: { mode: SchemaMode; children?: ReactNode }) {
  const value = useApi();
  return <Context value={{ ...value, mode, shown: { fields: 0, choices: 0, bodies: new Set() } }}>{children}</Context>;
}
