/** Words that components show of themselves, in one language. `{name}` stands for a name that is filled in. */
export interface ComponentTexts {
  copy: string;
  copied: string;
  showMore: string;
  showLess: string;
  /** In front of what a field's inner attributes are called, as in `childAttributes`. */
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
  copyImage: string;
  downloadImage: string;
  zoomIn: string;
  zoomOut: string;
  resetZoom: string;
  fullscreen: string;
  footnotes: string;
  backToReference: string;
  callouts: Record<'note' | 'warning' | 'info' | 'tip' | 'check' | 'danger', string>;
}
