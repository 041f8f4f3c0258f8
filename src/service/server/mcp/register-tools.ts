import type { CallToolResult, McpServer } from '@modelcontextprotocol/server';
import { RequestRefused } from '../../../base/http/request-refused.ts';
import type { Passage } from '../../../model/retrieval.ts';
import { passageTitle } from '../../assistant/passage-title.ts';
import { UnknownFilter } from '../../retrieval/unknown-filter.ts';
import { passageHref } from '../discovery/passage-href.ts';
import { readRoute } from '../discovery/read-route.ts';
import { filterOperations, findByMethodAndPath, nameOperation } from './filter-operations.ts';
import { cutList, findPages } from './find-pages.ts';
import { hasOperations, knownPages, type McpContext } from './mcp-context.ts';
import { readPagePart } from './read-page-part.ts';
import {
  describeOperationInput,
  listOperationsInput,
  listOperationsOutput,
  listPagesInput,
  listPagesOutput,
  longestPassage,
  readPageInput,
  searchInput,
  searchOutput,
} from './tool-schemas.ts';
import { apiTools, readingTools, toolAnnotations } from './tool-texts.ts';

/** Adds the tools by which a program reads the documentation of a site, for one request. */
export function registerTools(server: McpServer, context: McpContext): void {
  const texts = readingTools(context.site.manifest.name);
  server.registerTool(
    'search',
    {
      ...texts.search,
      inputSchema: searchInput,
      outputSchema: searchOutput,
      annotations: toolAnnotations,
    },
    ({ query, limit, ...named }) =>
      tell(context, async () => {
        const passages = await (await context.retriever()).search({
          query,
          limit,
          scoreThreshold: 0,
          onlyFitting: true,
          filter: Object.fromEntries(Object.entries(named).filter(([, value]) => value)),
          isStrict: true,
          audience: context.audience,
        });
        context.onSearch();
        return structured({ passages: passages.map((passage) => presentPassage(passage, context)) });
      }),
  );
  server.registerTool(
    'read_page',
    {
      ...texts.read_page,
      inputSchema: readPageInput,
      annotations: toolAnnotations,
    },
    ({ path, offset }) =>
      tell(context, async () => {
        const part = await readPagePart(readRoute(path, context), offset, context);
        return part === null ? failure(`There is no page ${path}; list_pages and search return paths`) : text(part);
      }),
  );
  server.registerTool(
    'list_pages',
    {
      ...texts.list_pages,
      inputSchema: listPagesInput,
      outputSchema: listPagesOutput,
      annotations: toolAnnotations,
    },
    ({ cursor, ...query }) =>
      tell(context, async () => {
        const { part, total, next } = cutList(findPages(context, query), cursor);
        const pages = part.map(({ title, route, description }) => ({ title, path: route, description }));
        return structured({ pages, total, next });
      }),
  );
  if (hasOperations(knownPages(context))) registerApiTools(server, context);
}

/** On a site with an API reference. */
function registerApiTools(server: McpServer, context: McpContext): void {
  const texts = apiTools(context.site.manifest.name);
  server.registerTool(
    'list_operations',
    {
      ...texts.list_operations,
      inputSchema: listOperationsInput,
      outputSchema: listOperationsOutput,
      annotations: toolAnnotations,
    },
    ({ cursor, find, ...query }) =>
      tell(context, async () => {
        const { part, total, next } = cutList(filterOperations(findPages(context, query), find), cursor);
        const operations = part.map(({ title, route, operation }) => ({
          operation: nameOperation(operation!),
          title,
          path: route,
        }));
        return structured({ operations, total, next });
      }),
  );
  server.registerTool(
    'describe_operation',
    {
      ...texts.describe_operation,
      inputSchema: describeOperationInput,
      annotations: toolAnnotations,
    },
    ({ operation, offset }) =>
      tell(context, async () => {
        const pages = knownPages(context).filter((page) => page.operation !== null);
        const route = readRoute(operation, context);
        const page = findByMethodAndPath(pages, operation) ?? pages.find((own) => own.route === route);
        const part = page ? await readPagePart(page.route, offset, context) : null;
        return part === null ? failure(`There is no operation ${operation}; list_operations returns all`) : text(part);
      }),
  );
}

function presentPassage(passage: Passage, context: McpContext) {
  const { route, content, score } = passage;
  return {
    title: passageTitle(passage),
    path: route,
    url: passageHref(passage, context),
    score: Math.round(score * 1000) / 1000,
    text: content.length > longestPassage ? `${content.slice(0, longestPassage).toWellFormed()} …` : content,
  };
}

function text(own: string): CallToolResult {
  return { content: [{ type: 'text', text: own }] };
}

/** The same for clients that read the structure, and as text for those that do not. */
function structured(value: Record<string, unknown>): CallToolResult {
  return { ...text(JSON.stringify(value)), structuredContent: value };
}

/** A failure that the model may read, and do better. */
function failure(message: string): CallToolResult {
  return { ...text(message), isError: true };
}

async function tell({ onFault }: McpContext, work: () => Promise<CallToolResult>): Promise<CallToolResult> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof RequestRefused) return failure(error.body.message);
    if (error instanceof UnknownFilter) return failure(error.message);
    // What else goes wrong is for the log, and not for whoever asks.
    onFault(error);
    return failure('The service could not answer; try again in a moment');
  }
}
