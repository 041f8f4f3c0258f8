import type { ApiSourceConfig } from '../../model/config.ts';
import type { GeneratedGroup, Page } from '../../model/page.ts';
import type { Problem } from '../../model/problem.ts';

/** What describes an API, by the key that names it. */
export type ApiKind = 'openapi' | 'asyncapi' | 'graphql' | 'sdk';

/**
 * Makes pages from API descriptions for navigation elements that ask for them. Operations that are excluded have none.
 */
export interface ApiPages {
  /**
   * Every operation or channel of the sources, grouped by tag in order of first use, with the overviews that stand
   * first. `language` is that of the element's place.
   */
  generateAll: (request: { kind: ApiKind; sources: ApiSourceConfig[]; at: string; language: string | null }) => {
    groups: GeneratedGroup[];
    problems: Problem[];
  };
  /**
   * One operation by reference: `GET /users`, `file GET /users`, `webhook name`, a channel, or a part of a GraphQL
   * schema. `sources` are those that the element inherits, OpenAPI first; `page` is null, and a problem says why, when
   * there is none.
   */
  generateOne: (request: { ref: string; sources: ApiSourceConfig[]; at: string }) => {
    page: Page | null;
    problems: Problem[];
  };
}
