/**
 * The names by which style sheets of existing sites know the parts of components, by our class names. Every name that
 * `data-component-part` can have stands here. A class has not the name of its component in it: these style sheets mean
 * the component's box alone by `[class*="card"]`.
 */
const parts = {
  'block-header': 'expandable-button',
  'code-block-background': 'code-block-root',
  'code-block-header': 'code-block-header',
  'code-block-title': 'code-block-header-filename',
  'code-panel-bar': 'code-group-tab-bar',
  'code-panel': 'code-group-tab-content',
  'entry-content': 'update-content',
  'entry-description': 'update-description',
  'entry-label': 'update-label',
  'entry-tags': 'update-tag-list',
  'fold-content': 'accordion-content',
  'fold-description': 'accordion-description',
  'fold-header': 'accordion-button',
  'fold-icon': 'accordion-icon',
  'fold-text': 'accordion-title-container',
  'fold-title': 'accordion-title',
  'inset-body': 'callout-content',
  'inset-icon': 'callout-icon',
  'inset-title': 'callout-title',
  'mount-media': 'frame-content',
  'pane-body': 'card-content-container',
  'pane-content': 'card-content',
  'pane-cta': 'card-cta',
  'pane-icon': 'card-icon',
  'pane-image': 'card-image',
  'pane-title': 'card-title',
  'rung-body': 'step-content',
  'rung-marker': 'step-number',
  'rung-title': 'step-title',
  'slab-description': 'tile-description',
  'slab-title': 'tile-title',
  'tab-list': 'tabs-list',
  'tab-panel': 'tab-content',
  tab: 'tab-button',
  'tooltip-content': 'tooltip-content',
  'tooltip-cta': 'tooltip-cta',
  'tooltip-headline': 'tooltip-title',
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
