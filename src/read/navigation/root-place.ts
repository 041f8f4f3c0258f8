import type { NavPlace } from '../../model/navigation.ts';

/** The place of a page at the root of a navigation that says nothing of it. */
export const rootPlace: NavPlace = {
  divisions: [],
  groups: [],
  version: null,
  language: null,
  product: null,
  tab: null,
  hidden: false,
  searchable: null,
  public: null,
  boost: null,
};
