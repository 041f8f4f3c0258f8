import { attribute } from './attribute.ts';

const picture =
  /!\[((?:[^[\]\n]|\[[^[\]\n]*\])*)\]\(([^\s()]+)(?:[ \t]+"[^"\n]*")?(?:[ \t]+=(\d*x\d*))?[ \t]*\)(?:\{:?([^{}\n]*)\})?/g;

interface Picture {
  alt: string;
  source: string;
  /** `100x50`, behind the address (markdown-it-imsize). */
  size?: string | undefined;
  list?: string | undefined;
}

/** Pictures with a size or a side in a list behind them have these as attributes. */
export function sizePictures(prose: string): string {
  return prose.replace(picture, (whole, alt: string, source: string, size?: string, list?: string) =>
    pictureOf(whole, { alt, source, size, list }),
  );
}

/** One for one mode is shown in that alone. */
function pictureOf(whole: string, { alt, source, size = '', list = '' }: Picture): string {
  const [address = '', mode] = source.split(/#(?:only-|gh-)(light|dark)(?:-mode-only)?$/);
  const [width, height] = size.split('x');
  const sides = [width && ` width=${width}`, height && ` height=${height}`].filter(Boolean).join('');
  const given = [...(list + sides).matchAll(/\b(width|height|align)=["']?([\w.%]+)["']?/g)];
  if (given.length === 0 && mode === undefined) return whole;
  const shown = mode === 'dark' ? 'hidden dark:block' : 'block dark:hidden';
  const attributes = given.map(([, name, value]) => attribute(name!, value!)).join('');
  const modes = mode === undefined ? '' : attribute('className', shown);
  return `<img${attribute('src', address)}${attribute('alt', alt)}${attributes}${modes} />`;
}
