/** What a model reads to choose a tool. */
export interface ToolText {
  title: string;
  description: string;
}

/** The tools of a site by name, those for an API where it describes one. */
export function describeTools(site: string, { hasApi }: { hasApi: boolean }): Readonly<Record<string, ToolText>> {
  return { ...readingTools(site), ...(hasApi ? apiTools(site) : {}) };
}

export function readingTools(site: string) {
  return {
    search: {
      title: `Search ${site}`,
      description: `Finds passages in the documentation of ${site}, best first. An empty list means that nothing fits. Read the whole page with read_page before relying on a passage that is cut.`,
    },
    read_page: {
      title: `Read a page of ${site}`,
      description: 'Gives a page of the documentation as Markdown, a long one in parts.',
    },
    list_pages: {
      title: `List the pages of ${site}`,
      description: 'Lists the pages of the documentation in reading order.',
    },
  } satisfies Record<string, ToolText>;
}

export function apiTools(site: string) {
  return {
    list_operations: {
      title: `List the API operations of ${site}`,
      description: 'Lists the operations of the HTTP API that the documentation describes.',
    },
    describe_operation: {
      title: `Describe an API operation of ${site}`,
      description: 'Gives parameters, body, responses and authorization of an API operation as Markdown.',
    },
  } satisfies Record<string, ToolText>;
}

/** Tools that read and change nothing; the same for each. */
export const toolAnnotations = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};
