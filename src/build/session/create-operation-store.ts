import { createHash } from 'node:crypto';
import { buildChannelData, channelMethod } from '../../browser/playground/build-channel-data.ts';
import { buildOperationData } from '../../browser/playground/build-operation-data.ts';
import type { ChannelPage, EndpointPage } from '../../model/page.ts';
import type { Site } from '../../model/site.ts';
import { operationDataPath, operationFolder } from '../render/operation-data-path.ts';

/** The data that endpoint pages fetch when a reader tries them or asks for another language. */
export interface OperationStore {
  operations: () => string[];
  /** Schemas that the operations read so far have left to files of their own, as JSON by path. */
  shared: () => ReadonlyMap<string, string>;
  /** JSON at a path of the output; `null` when nothing refers to it. */
  read: (path: string) => string | null;
}

export function createOperationStore(site: Site): OperationStore {
  const pages = new Map<string, EndpointPage | ChannelPage>();
  for (const page of site.pages) {
    if (page.kind === 'endpoint') pages.set(operationDataPath(page.operation), page);
    if (page.kind === 'channel')
      pages.set(
        operationDataPath({ document: page.channel.document, method: channelMethod, path: page.channel.id }),
        page,
      );
  }
  const documents = new Map(site.apis.map((document) => [document.id, document]));
  const shared = new Map<string, string>();
  const readPage = (page: EndpointPage | ChannelPage): string | null => {
    const document = documents.get(page.kind === 'channel' ? page.channel.document : page.operation.document);
    if (!document) return null;
    const options = { document, config: site.config.api, base: site.base };
    const data =
      page.kind === 'channel'
        ? buildChannelData({ ...options, channel: page.channel })
        : buildOperationData({ ...options, operation: page.operation });
    const schemas = JSON.stringify(data.document.schemas);
    if (schemas.length < sharedFrom) return JSON.stringify(data);
    const name = `${createHash('sha256').update(schemas).digest('base64url').slice(0, 12)}.schemas.json`;
    shared.set(`${operationFolder}/${name}`, schemas);
    return JSON.stringify({ ...data, document: { ...data.document, schemas: {} }, schemas: name });
  };
  return {
    operations: () => [...pages.keys()],
    shared: () => shared,
    read: (path) => {
      const page = pages.get(path);
      return page ? readPage(page) : (shared.get(path) ?? null);
    },
  };
}

/** Characters of JSON. Descriptions with few, large models repeat the same ones for every operation. */
const sharedFrom = 16_000;
