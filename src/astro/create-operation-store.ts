import type { EndpointPage } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import { buildOperationData } from '../playground/build-operation-data.ts';
import { operationPath } from '../render/operation-path.ts';

/** The data that endpoint pages fetch when a reader tries them or asks for another language. */
export interface OperationStore {
  paths: () => string[];
  /** JSON of the operation at a path of the output; `null` when no page refers to it. */
  read: (path: string) => string | null;
}

export function createOperationStore(site: Site): OperationStore {
  const pages = new Map<string, EndpointPage>();
  for (const page of site.pages) if (page.kind === 'endpoint') pages.set(operationPath(page.operation), page);
  const documents = new Map(site.apis.map((document) => [document.id, document]));
  return {
    paths: () => [...pages.keys()],
    read: (path) => {
      const operation = pages.get(path)?.operation;
      const document = operation && documents.get(operation.document);
      if (!operation || !document) return null;
      return JSON.stringify(buildOperationData({ document, operation, config: site.config.api, service: site.service, base: site.base }));
    },
  };
}
