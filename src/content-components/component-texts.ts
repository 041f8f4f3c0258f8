/** Words that components show of themselves; a site in another language brings its own. */
export interface ComponentTexts {
  copy: string;
  copied: string;
  showMore: string;
  showLess: string;
  show: string;
  hide: string;
  childAttributes: string;
  required: string;
  deprecated: string;
  default: string;
  request: string;
  response: string;
  code: string;
  linkToSection: string;
  openIn: string;
  prompt: string;
  banner: string;
  copyPrompt: string;
  filters: string;
  clearFilters: string;
  chooseView: string;
  stars: string;
  forks: string;
  diagram: string;
  task: string;
  table: string;
  video: string;
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
  childAttributes: 'child attributes',
  required: 'required',
  deprecated: 'deprecated',
  default: 'default',
  request: 'Request',
  response: 'Response',
  code: 'Code',
  linkToSection: 'Link to this section',
  openIn: 'Open in',
  prompt: 'Prompt',
  banner: 'Announcement',
  copyPrompt: 'Copy prompt',
  filters: 'Filters',
  clearFilters: 'Clear filters',
  chooseView: 'Choose a view',
  stars: 'stars',
  forks: 'forks',
  diagram: 'Diagram',
  task: 'Task',
  table: 'Table',
  video: 'Embedded video',
  enlarge: 'Enlarge image',
  close: 'Close',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  resetZoom: 'Reset zoom',
  fullscreen: 'Full screen',
  callouts: { note: 'Note', warning: 'Warning', info: 'Info', tip: 'Tip', check: 'Check', danger: 'Danger' },
};
