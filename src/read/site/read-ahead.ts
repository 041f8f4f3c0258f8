import type { Page, PageSource } from '../../model/page.ts';
import type { Problem } from '../../model/problem.ts';
import type { ReadDocument } from '../markdown/read-document.ts';
import { type BodyContext, resolveBody } from './resolve-body.ts';
import type { Within } from './within.ts';

/** A page's own text as its readers get it, with the place that its first line has in a file. */
export interface PageText extends Pick<PageSource, 'file' | 'line' | 'body'> {}

/** Reads texts somewhere else; `null` for one that was not read. */
export type ReadTexts = (texts: readonly PageText[]) => Promise<(ReadDocument | null)[]>;

/** What was read of pages before they are completed. */
export type DocumentsAhead = ReadonlyMap<PageSource, ReadDocument>;

/** Below as many pages, whoever reads them elsewhere would have to start first for longer than reading takes. */
const fewest = 200;

/** Reads the own texts of all pages at once. */
export async function readAhead(
  pages: readonly Page[],
  { readTexts, within, ...context }: BodyContext & { readTexts: ReadTexts | undefined; within: Within },
): Promise<DocumentsAhead> {
  const sources = pages.flatMap(({ source }) => (source && source.body.trim() !== '' ? [source] : []));
  if (!readTexts || sources.length < fewest) return new Map();
  const texts = sources.map((source) => {
    const { file, line } = source;
    const problems: Problem[] = [];
    return { file, line, body: within(file, () => resolveBody(source, { ...context, problems })), problems };
  });
  const documents = await readTexts(texts.map(({ file, line, body }) => ({ file, line, body })));
  return new Map(
    sources.flatMap((source, index) => {
      const document = documents[index];
      if (!document) return [];
      return [[source, { ...document, problems: [...texts[index]!.problems, ...document.problems] }] as const];
    }),
  );
}
