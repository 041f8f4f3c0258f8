import type { Page } from '../../model/page.ts';

/** The part of a page that the views of other pages show. */
export type ViewedPage = Pick<Page, 'route' | 'title' | 'description' | 'place' | 'frontMatter'>;
