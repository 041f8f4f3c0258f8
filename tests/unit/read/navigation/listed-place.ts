import type { NavPlace } from '../../../../src/model/navigation.ts';

/** The place of a page that the navigation lists, of which it says nothing more. */
export const listedPlace: NavPlace = {
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
