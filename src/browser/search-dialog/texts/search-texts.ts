/** Everything the search dialog says, in one language. `{query}`, `{count}` and `{word}` stand for what is filled in. */
export interface SearchTexts {
  label: string;
  placeholder: string;
  clear: string;
  close: string;
  results: string;
  recent: string;
  forget: string;
  start: string;
  nothing: string;
  tryOther: string;
  everywhere: string;
  corrected: string;
  failed: string;
  retry: string;
  found: string;
  foundOne: string;
  searching: string;
  filters: string;
  language: string;
  version: string;
  tab: string;
  all: string;
  toMove: string;
  toOpen: string;
  toClose: string;
}
