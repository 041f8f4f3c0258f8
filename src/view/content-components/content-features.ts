/**
 * Style sheets in `styles/` that a page loads beside `content.css`, by the features that its components noted in
 * `PageContext.used`. Features without a sheet of their own (`code`, `math`) are for others to act on.
 */
export const featureStyles: Readonly<Record<string, string>> = {
  accordion: 'accordion.css',
  badge: 'badge.css',
  card: 'card.css',
  'code-types': 'code-types.css',
  color: 'color.css',
  columns: 'columns.css',
  field: 'field.css',
  'image-actions': 'image-actions.css',
  mermaid: 'mermaid.css',
  prompt: 'prompt.css',
  repository: 'repository.css',
  tabs: 'tabs.css',
  tile: 'tile.css',
  tooltip: 'tooltip.css',
  tree: 'tree.css',
  update: 'update.css',
  variation: 'view.css',
  view: 'view.css',
  visibility: 'view.css',
};
