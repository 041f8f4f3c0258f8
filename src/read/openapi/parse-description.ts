import { addAll } from '../../base/values/add-all.ts';
import type { ApiDocument } from '../../model/api/document.ts';
import type { Problem } from '../../model/problem.ts';
import { addLines } from '../../shared/json-schema/add-lines.ts';
import type { ContextOptions, DescriptionContext } from './description-context.ts';
import { createDescriptionContext } from './description-context.ts';
import { leaveOutParts } from './leave-out-parts.ts';
import type { DescriptionLanguage, DescriptionText, ReadReference, SharedFiles } from './load-description-files.ts';
import { loadDescriptionFiles } from './load-description-files.ts';
import { lowerHeadings } from './lower-headings.ts';
import { nameSubtypes } from './name-subtypes.ts';

export interface ParseDescriptionOptions {
  /** Path relative to the site folder, or URL; references are resolved against it. */
  id: string;
  text: string;
  /** OpenAPI Overlay documents, applied in order. */
  overlays?: DescriptionText[];
  /** Reads a file that a reference names. Without it, references to other files are problems. */
  readRef?: ReadReference;
  shared?: SharedFiles;
}

/** A description whose files are read. */
export interface OpenedDescription {
  id: string;
  version: string;
  context: DescriptionContext;
}

/** How one kind of description is read. */
export interface DescriptionKind {
  language: DescriptionLanguage;
  /** As in `ContextOptions`. */
  upgradeOf: (version: string) => ContextOptions['upgrade'];
  /** Everything but `schemas`, which are known once all parts have been read. */
  build: (description: OpenedDescription) => ApiDocument;
  /** What is left to do with all schemas. */
  finish?: (document: ApiDocument, context: DescriptionContext) => Promise<ApiDocument>;
  /** What is wrong with a description that has nothing to show; `null` for one that has. */
  emptiness: (document: ApiDocument) => { code: Problem['code']; message: string } | null;
}

export interface ParsedDescription {
  document: ApiDocument | null;
  problems: Problem[];
  /** As in `leaveOutParts`. */
  isSecret: boolean;
}

/**
 * Parses a description in JSON or YAML. Never throws for what the text holds: a faulty part is reported and left out,
 * `document` is `null` only when there is no description at all.
 */
export async function parseDescription(
  options: ParseDescriptionOptions,
  { language, upgradeOf, build, finish, emptiness }: DescriptionKind,
): Promise<ParsedDescription> {
  const { id } = options;
  const { version, files, texts, problems } = await loadDescriptionFiles({ ...options, language });
  if (version === null) return { document: null, problems, isSecret: false };
  const { problems: partProblems, isSecret } = leaveOutParts(files, texts);
  addAll(problems, partProblems);
  const upgrade = upgradeOf(version);
  const { context, takeSchemas } = createDescriptionContext({ rootFile: id, files, problems, upgrade });
  const built = build({ id, version, context });
  const { schemas, models } = takeSchemas();
  const document = { ...built, schemas: nameSubtypes(schemas), models };
  const fault = emptiness(document);
  if (fault) context.report({ ...fault, at: context.root, severity: 'error' });
  const finished = finish ? await finish(document, context) : document;
  return { document: lowerHeadings(finished), problems: addLines(problems, texts), isSecret };
}
