/** Icons of Starlight ("Icons reference") that have another name in Font Awesome. */
const names: Readonly<Record<string, string>> = {
  'add-document': 'file-circle-plus',
  'approve-check': 'check',
  'approve-check-circle': 'circle-check',
  'cloud-download': 'cloud-arrow-down',
  'comment-alt': 'comment',
  document: 'file-lines',
  'down-arrow': 'arrow-down',
  'down-caret': 'chevron-down',
  email: 'envelope',
  error: 'circle-xmark',
  external: 'arrow-up-right-from-square',
  forward: 'share',
  information: 'circle-info',
  'left-arrow': 'arrow-left',
  'left-caret': 'chevron-left',
  'list-format': 'list',
  magnifier: 'magnifying-glass',
  'open-book': 'book-open',
  random: 'shuffle',
  'right-arrow': 'arrow-right',
  'right-caret': 'chevron-right',
  setting: 'gear',
  translate: 'language',
  'up-arrow': 'arrow-up',
  'up-caret': 'chevron-up',
  warning: 'triangle-exclamation',
};

/** What an icon of Starlight is called here; most are called the same. */
export function starlightIcon(name: string): string {
  return Object.hasOwn(names, name) ? names[name]! : name.replace(/^seti:/, '');
}
