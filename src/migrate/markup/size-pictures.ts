import { attribute } from './attribute.ts';

const picture = /!\[((?:[^[\]\n]|\[[^[\]\n]*\])*)\]\(([^\s()]+)(?:[ \t]+"[^"\n]*")?\)(?:\{:?([^{}\n]*)\})?/g;

/** Pictures with a size or a side in a list behind them have these as attributes. */
export function sizePictures(prose: string): string {
  return prose.replace(picture, pictureOf);
}

/** One for one mode is shown in that alone. */
function pictureOf(whole: string, alt: string, source: string, list = ''): string {
  const [address = '', mode] = source.split(/#(?:only-|gh-)(light|dark)(?:-mode-only)?$/);
  const given = [...list.matchAll(/\b(width|height|align)=["']?([\w.%]+)["']?/g)];
  if (given.length === 0 && mode === undefined) return whole;
  const shown = mode === 'dark' ? 'hidden dark:block' : 'block dark:hidden';
  const attributes = given.map(([, name, value]) => attribute(name!, value!)).join('');
  const modes = mode === undefined ? '' : attribute('className', shown);
  return `<img${attribute('src', address)}${attribute('alt', alt)}${attributes}${modes} />`;
}
