import * as z from 'zod';

/** Pages or operations of one answer. */
export const pageSize = 100;
/** Characters of a page in one answer: about 10,000 tokens. */
export const longestPart = 40_000;
/** Characters of a passage in a list of results. */
export const longestPassage = 2_000;

const text = (most: number) => z.string().trim().min(1).max(most);
const cursor = z.int().min(0).default(0).describe('Number of entries to pass over: `next` of the last answer');
const language = text(100).optional().describe('Language tag, such as `en`, on a site with several languages');
const version = text(100).optional().describe('Version of the documentation, on a site with several versions');

export const searchInput = z.object({
  query: text(1000).describe('A question or a few words, in the language of the documentation'),
  limit: z.int().min(1).max(20).default(6).describe('Most passages wanted'),
  language,
  version,
  product: text(100).optional().describe('Product, on a site with several products'),
  section: text(100).optional().describe('Tab or group of the navigation'),
});

const passage = z.object({
  title: z.string().describe('Page, and the heading of the passage'),
  path: z.string().describe('Path for read_page'),
  url: z.string().describe('Address for readers'),
  score: z.number().describe('How likely it answers, 0 to 1'),
  text: z.string().describe('Markdown, cut where it is long'),
});
export const searchOutput = z.object({ passages: z.array(passage) });

export const readPageInput = z.object({
  path: text(2000).describe('Path or address of a page, as a search or a list gives it'),
  offset: z.int().min(0).default(0).describe('Character to begin at: `next` of the last answer'),
});

export const listPagesInput = z.object({
  under: text(2000).optional().describe('Only pages below this path, such as `/guides`'),
  language,
  version,
  cursor,
});
const page = z.object({ title: z.string(), path: z.string(), description: z.string() });
const list = { total: z.int(), next: z.int().nullable().describe('Cursor of the next part; null at the end') };
export const listPagesOutput = z.object({ pages: z.array(page), ...list });

export const listOperationsInput = z.object({
  find: text(200).optional().describe('Only operations with this text in method, path, title or tags'),
  language,
  version,
  cursor,
});
const operation = z.object({
  operation: z.string().describe('Method and path: `POST /users`'),
  title: z.string(),
  path: z.string().describe('Path of its page'),
});
export const listOperationsOutput = z.object({ operations: z.array(operation), ...list });

export const describeOperationInput = z.object({
  operation: text(2000).describe('Method and path as `POST /users/{id}`, or the path of its page'),
  offset: readPageInput.shape.offset,
});
