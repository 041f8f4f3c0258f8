import * as z from 'zod';
import type { RetrievalFilter } from '../../../model/retrieval.ts';

/** Text as it may be stored: whole characters, and no zero byte, which PostgreSQL refuses. */
const text = (most: number) =>
  z
    .string()
    .max(most, `can have at most ${most} characters`)
    .transform((value) => value.toWellFormed().replaceAll('\0', ''));
const label = text(100);
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? undefined);

interface RequestFilter extends RetrievalFilter {
  /** Counts for callers that speak for their readers. */
  groups?: string[];
}

const filter = optional(
  z.object({
    version: optional(label),
    language: optional(label),
    product: optional(label),
    section: optional(label),
    tag: optional(label),
    groups: optional(z.array(label).max(100)),
  }),
).transform((value): RequestFilter => value ?? {});

export const searchRequest = z.object({
  query: text(1000).refine((value) => value.trim() !== '', 'is empty'),
  pageSize: optional(z.int().min(1).max(50)).transform((value) => value ?? 10),
  scoreThreshold: optional(z.number().min(0).max(1)).transform((value) => value ?? 0),
  filter,
});

/** What the search dialog of a page sends. */
export const readerSearchRequest = z.object({
  query: text(1000).refine((value) => value.trim() !== '', 'is empty'),
  language: optional(label),
  version: optional(label),
  product: optional(label),
  tab: optional(label),
  section: optional(label),
});

/** What the search dialog asks before anything is typed; with a query, that a result of it was opened. */
export const popularRequest = z.object({ query: optional(text(200)), language: optional(label) });

/** What the question under a page sends. */
export const feedbackRequest = z.object({
  id: z.string().regex(/^[\w-]{8,64}$/, 'is not an id'),
  path: text(2000),
  helpful: z.boolean(),
  reason: optional(text(200)).transform((value) => value ?? ''),
  comment: optional(text(4000)).transform((value) => value ?? ''),
});

export const pageRequest = z.object({
  path: text(2000).refine((value) => value.trim() !== '', 'is empty'),
  groups: optional(z.array(label).max(100)),
});

/** Parts of a message other than text are accepted from every client and left out. */
const part = z
  .looseObject({ type: z.string().max(100) })
  .transform(({ type, text: value }) => (type === 'text' && typeof value === 'string' ? value : ''));

const message = z
  .object({
    id: optional(text(200)),
    role: z.enum(['system', 'user', 'assistant', 'data'], 'must be "system", "user" or "assistant"'),
    parts: optional(z.array(part).max(500)),
    content: optional(z.unknown()),
  })
  .refine(({ parts, content }) => parts !== undefined || typeof content === 'string', {
    error: 'needs `parts`',
    abort: true,
  })
  .transform(({ id, role, parts, content }) => {
    const own = parts?.filter((piece) => piece !== '').join('\n') ?? '';
    return {
      id: id === '' ? undefined : id,
      role,
      text: (own === '' && typeof content === 'string' ? content : own).toWellFormed().replaceAll('\0', ''),
    };
  });

const contextItem = z.object({
  type: z.enum(['code', 'textSelection'], 'must be "code" or "textSelection"'),
  value: text(50_000),
  path: optional(text(2000)),
  elementId: optional(text(500)),
});

const longestConversation = 400_000;

/** The body of both assistant endpoints (specification, "Send assistant message"). */
export const messageRequest = z.object({
  fp: text(500).refine((value) => value !== '', 'is empty; use "anonymous" for nobody in particular'),
  messages: z
    .array(message)
    .min(1, 'needs at least one message')
    .max(500, 'can have at most 500 messages')
    .refine(
      (messages) => messages.reduce((sum, { text: own }) => sum + (own?.length ?? 0), 0) <= longestConversation,
      `can have at most ${longestConversation} characters of text`,
    ),
  threadId: optional(text(200)),
  retrievalPageSize: optional(z.int().min(1).max(50)).transform((value) => value ?? 5),
  filter,
  context: optional(z.array(contextItem).max(50)).transform((value) => value ?? []),
  currentPath: optional(text(200)),
});

export type MessageRequest = z.output<typeof messageRequest>;
