/**
 * The names by which style sheets of existing sites know the parts of components, by our class names. Every name that
 * `data-component-part` can have stands here.
 */
const parts = {
  'accordion-content': 'accordion-content',
  'accordion-description': 'accordion-description',
  'accordion-header': 'accordion-button',
  'accordion-icon': 'accordion-icon',
  'accordion-text': 'accordion-title-container',
  'accordion-title': 'accordion-title',
  'callout-body': 'callout-content',
  'callout-icon': 'callout-icon',
  'callout-title': 'callout-title',
  'card-body': 'card-content-container',
  'card-content': 'card-content',
  'card-cta': 'card-cta',
  'card-icon': 'card-icon',
  'card-image': 'card-image',
  'card-title': 'card-title',
  'code-block-background': 'code-block-root',
  'code-block-header': 'code-block-header',
  'code-block-title': 'code-block-header-filename',
  'code-panel': 'code-group-tab-content',
  'code-panel-bar': 'code-group-tab-bar',
  'expandable-header': 'expandable-button',
  'frame-media': 'frame-content',
  'step-body': 'step-content',
  'step-marker': 'step-number',
  'step-title': 'step-title',
  tab: 'tab-button',
  'tab-list': 'tabs-list',
  'tab-panel': 'tab-content',
  'tile-description': 'tile-description',
  'tile-title': 'tile-title',
  'tooltip-content': 'tooltip-content',
  'tooltip-cta': 'tooltip-cta',
  'tooltip-headline': 'tooltip-title',
  'update-content': 'update-content',
  'update-description': 'update-description',
  'update-label': 'update-label',
  'update-tags': 'update-tag-list',
} as const;

type PartClass = keyof typeof parts;

/** The class of a part, and the name that goes with it. */
export function part(className: PartClass): { className: string; 'data-component-part': string } {
  return { className, 'data-component-part': parts[className] };
}

/** The name that goes with a class; `undefined` for a class that is no part. */
export function partName(className: string | undefined): string | undefined {
  return className !== undefined && Object.hasOwn(parts, className) ? parts[className as PartClass] : undefined;
}
