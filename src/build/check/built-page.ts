import type { LinkFacts } from '../../model/link-facts.ts';
import type { Page } from '../../model/page.ts';

/** A page, with what it links to and what can be linked to on it. */
export interface BuiltPage extends LinkFacts {
  page: Page;
}
