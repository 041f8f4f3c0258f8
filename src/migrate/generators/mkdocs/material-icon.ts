import { attribute } from '../../markup/attribute.ts';

/** Pictures of Material Design and Octicons by the names that ours have. */
const names: Readonly<Record<string, string>> = {
  account: 'user',
  'account-group': 'users',
  alert: 'triangle-exclamation',
  'alert-circle': 'circle-exclamation',
  api: 'code',
  apple: 'apple',
  'arrow-down': 'arrow-down',
  'arrow-left': 'arrow-left',
  'arrow-right': 'arrow-right',
  'arrow-up': 'arrow-up',
  beaker: 'flask',
  book: 'book',
  'book-open': 'book-open',
  'book-open-variant': 'book-open',
  bookmark: 'bookmark',
  bug: 'bug',
  calendar: 'calendar',
  chat: 'comment',
  check: 'check',
  'check-all': 'check-double',
  'check-circle': 'circle-check',
  checklist: 'list-check',
  clock: 'clock',
  'clock-fast': 'clock',
  close: 'xmark',
  cloud: 'cloud',
  code: 'code',
  'code-braces': 'code',
  'code-tags': 'code',
  cog: 'gear',
  cogs: 'gears',
  comment: 'comment',
  'comment-discussion': 'comments',
  console: 'terminal',
  'content-copy': 'copy',
  cpu: 'microchip',
  database: 'database',
  docker: 'docker',
  'dots-horizontal': 'ellipsis',
  download: 'download',
  email: 'envelope',
  eye: 'eye',
  file: 'file',
  'file-code': 'file-code',
  'file-document': 'file-lines',
  'file-tree': 'folder-tree',
  flag: 'flag',
  flash: 'bolt',
  folder: 'folder',
  'format-font': 'font',
  gear: 'gear',
  gift: 'gift',
  git: 'git-alt',
  'git-branch': 'code-branch',
  'git-pull-request': 'code-pull-request',
  github: 'github',
  globe: 'globe',
  goal: 'bullseye',
  heart: 'heart',
  'heart-fill': 'heart',
  help: 'question',
  'help-circle': 'circle-question',
  home: 'house',
  image: 'image',
  information: 'circle-info',
  key: 'key',
  'language-javascript': 'js',
  'language-python': 'python',
  laptop: 'laptop',
  'light-bulb': 'lightbulb',
  lightbulb: 'lightbulb',
  'lightbulb-on': 'lightbulb',
  'lightning-bolt': 'bolt',
  link: 'link',
  linux: 'linux',
  lock: 'lock',
  magnify: 'magnifying-glass',
  mail: 'envelope',
  'mark-github': 'github',
  'microsoft-windows': 'windows',
  network: 'network-wired',
  newspaper: 'newspaper',
  'open-in-new': 'arrow-up-right-from-square',
  package: 'box',
  'package-variant': 'box-open',
  palette: 'palette',
  paperclip: 'paperclip',
  pencil: 'pencil',
  people: 'users',
  play: 'play',
  'play-circle': 'circle-play',
  plus: 'plus',
  'plus-circle': 'circle-plus',
  puzzle: 'puzzle-piece',
  refresh: 'arrows-rotate',
  repo: 'book',
  robot: 'robot',
  rocket: 'rocket',
  'rocket-launch': 'rocket',
  rss: 'rss',
  'run-fast': 'person-running',
  'scale-balance': 'scale-balanced',
  school: 'graduation-cap',
  search: 'magnifying-glass',
  server: 'server',
  shield: 'shield',
  'shield-account': 'user-shield',
  'shield-check': 'shield-halved',
  'shield-lock': 'shield-halved',
  smiley: 'face-smile',
  speedometer: 'gauge-high',
  star: 'star',
  sync: 'arrows-rotate',
  table: 'table',
  tag: 'tag',
  'tag-text': 'tag',
  terminal: 'terminal',
  tools: 'screwdriver-wrench',
  translate: 'language',
  'trash-can': 'trash',
  upload: 'upload',
  'view-dashboard': 'table-columns',
  'weather-night': 'moon',
  'weather-sunny': 'sun',
  web: 'globe',
  wrench: 'wrench',
  'x-circle': 'circle-xmark',
  zap: 'bolt',
};

const brands = new Set(['apple', 'docker', 'git-alt', 'github', 'js', 'linux', 'python', 'windows']);
const brandNames =
  /^(?:discord|docker|facebook|github|gitlab|google|linkedin|linux|mastodon|medium|npm|python|reddit|rust|slack|stackoverflow|telegram|ubuntu|x|youtube)$/;

const renamed: Readonly<Record<string, string>> = { stackoverflow: 'stack-overflow', x: 'x-twitter' };

/** The element for `:material-check-circle-outline:`; `null` where there is no such picture here. */
export function materialIcon(set: string, written: string): string | null {
  const name = materialIconName(set, written);
  return name === null ? null : iconOf(name, set === 'simple' || brands.has(name));
}

/** The name that ours has for a picture of one of the sets. */
function materialIconName(set: string, written: string): string | null {
  if (set === 'simple') return brandNames.test(written) ? (renamed[written] ?? written) : null;
  const bare = written.replace(/-(?:12|16|24|48|96)$/, '');
  const filled = bare.replace(/-outline$/, '');
  const known = [bare, filled, filled.replace(/-(?:variant|circle|box|fill)$/, '')];
  const found = known.find((name) => Object.hasOwn(names, name));
  return found === undefined ? null : names[found]!;
}

function iconOf(name: string, isBrand: boolean): string {
  return `<Icon${attribute('icon', name)}${isBrand ? attribute('iconType', 'brands') : ''} />`;
}
