import type { Keep } from '../../model/keep.ts';
import { documentOf } from '../../read/navigation/document-of.ts';
import type { KeepDescribed } from '../../read/site/create-api-describer.ts';
import { nameContent } from '../cache/name-content.ts';
import { createReachNamer } from './create-render-namer.ts';
import { renderedPart } from './rendered-part.ts';

/**
 * Takes what API descriptions say on pages from the last builds, where the page and what it reaches in its description
 * are as they were: writing it takes longer than naming both.
 */
export function keepDescribed(keep: Keep): KeepDescribed {
  return ({ documents, targets, config }) => {
    const apis = documents.map((api) => ({ ...api, operations: [], webhooks: [], channels: [] }));
    const nameReached = createReachNamer({ apis, referencePages: [...targets] });
    const settings = JSON.stringify(config.api);
    return (page, describe) => {
      const text = JSON.stringify(renderedPart(page));
      return keep(['described', nameContent(text), nameReached(documentOf(page) ?? '', text), settings], describe);
    };
  };
}
