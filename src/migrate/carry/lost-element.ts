import { attribute } from '../markup/attribute.ts';
import { type Attributes, contentOf, type ElementRule } from '../markup/convert-elements.ts';

/** Where a picture lies that a component names in a way of its own; `null` for an address as any other. */
export type FindPicture = (name: string) => string | null;

/** What a component that is lost showed: links stay links, pictures stay pictures, and so do texts and ids. */
export function lostElement(name: string, findPicture: FindPicture): ElementRule {
  // What is said to browsers and search engines is in no text.
  if (/^(?:head|seo|meta\w*|helmet|script)$/i.test(name)) return { to: null };
  return {
    to: (given, isAlone) => (!isAlone && contentOf(given['href']) !== '' ? 'a' : null),
    attributes: ({ href, id }) => ({ href: href!, ...(id !== undefined && { id }) }),
    left: (given, isAlone) => {
      const film = /youtube/i.test(name) ? youTubeFilm(given) : '';
      if (film !== '') return film;
      const id = contentOf(given['id']);
      const anchor = id === '' ? '' : `<span${attribute('id', id)} />`;
      return anchor + (isAlone ? shownAlone(given, findPicture) : labelOf(given).replace(/.+/, '**$&** '));
    },
  };
}

function shownAlone(given: Attributes, findPicture: FindPicture): string {
  const [source, href] = [contentOf(given['src']), contentOf(given['href'])];
  const pictures = picturesIn(given).map(([address, mode]) => {
    const className = mode === '' ? '' : attribute('className', mode);
    return `<img${attribute('src', findPicture(address) ?? address)}${className}${attribute('alt', contentOf(given['alt']))} />`;
  });
  if (pictures.length > 0) return pictures.join('');
  if (/\.(?:mp4|webm)$/i.test(source)) return `<video${attribute('src', findPicture(source) ?? source)} controls />`;
  const label = labelOf(given);
  const more = contentOf(given['description']);
  const link = href === '' ? label : `[${label || href}](${href})`;
  return [link, more].filter(Boolean).join(': ');
}

/** Addresses of pictures, one for each mode where there are two, and the classes by which modes show them. */
function picturesIn(given: Attributes): (readonly [string, string])[] {
  const find = (...names: string[]): string =>
    names.map((name) => contentOf(given[name])).find((value) => /\.(?:png|jpe?g|gif|svg|webp|avif)$/i.test(value)) ??
    '';
  const own = find('src', 'image', 'img');
  const [light, dark] = [find('lightSrc', 'srcLight', 'light'), find('darkSrc', 'srcDark', 'dark')];
  if (own !== '') return [[own, '']];
  if (light === '' || dark === '') return light + dark === '' ? [] : [[light + dark, '']];
  return [
    [light, 'block dark:hidden'],
    [dark, 'hidden dark:block'],
  ];
}

function youTubeFilm(given: Attributes): string {
  const ids = ['videoId', 'videoid', 'video', 'id'].map((name) => contentOf(given[name]));
  const id = ids.find((value) => /^[\w-]{11}$/.test(value));
  const title = contentOf(given['title']) || 'YouTube';
  const source = attribute('src', `https://www.youtube.com/embed/${id}`);
  return id === undefined
    ? ''
    : `<iframe${source}${attribute('title', title)} className="w-full aspect-video" allowFullScreen />`;
}

function labelOf(given: Attributes): string {
  const values = ['title', 'label', 'text', 'heading', 'summary'].map((name) => contentOf(given[name]));
  return values.find((value) => value !== '') ?? '';
}
