/** Words that components show of themselves; a site in another language brings its own. */
export interface ComponentTexts {
  copy: string;
  copied: string;
  showMore: string;
  showLess: string;
  show: string;
  hide: string;
  required: string;
  deprecated: string;
  default: string;
  request: string;
  response: string;
  code: string;
  linkToSection: string;
  openIn: string;
  filters: string;
  clearFilters: string;
  chooseView: string;
  enlarge: string;
  close: string;
  zoomIn: string;
  zoomOut: string;
  resetZoom: string;
  fullscreen: string;
  callouts: Record<'note' | 'warning' | 'info' | 'tip' | 'check' | 'danger', string>;
}

export const englishTexts: ComponentTexts = {
  copy: 'Copy',
  copied: 'Copied',
  showMore: 'Show more',
  showLess: 'Show less',
  show: 'Show',
  hide: 'Hide',
  required: 'required',
  deprecated: 'deprecated',
  default: 'default',
  request: 'Request',
  response: 'Response',
  code: 'Code',
  linkToSection: 'Link to this section',
  openIn: 'Open in',
  filters: 'Filters',
  clearFilters: 'Clear filters',
  chooseView: 'Choose a view',
  enlarge: 'Enlarge image',
  close: 'Close',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  resetZoom: 'Reset zoom',
  fullscreen: 'Full screen',
  callouts: { note: 'Note', warning: 'Warning', info: 'Info', tip: 'Tip', check: 'Check', danger: 'Danger' },
};
