import type { ForeignRedirect } from '../../model/migration.ts';

/** Texts of captured parts multiply; nobody writes so many redirects in one. */
const mostRedirects = 500;

/** Captured parts that are limited to some texts are one redirect for each of these; any other limit is left out. */
export function plainRedirects({ source, destination }: ForeignRedirect, most = mostRedirects): ForeignRedirect[] {
  const [whole = '', name = '', form = ''] = /:(\w+)\(((?:[^()\\]|\\.)*)\)/.exec(source) ?? [];
  if (whole === '') return [{ source, destination }];
  const texts = /^[\w-]+(?:\|[\w-]+)*$/.test(form) ? form.split('|') : [];
  if (texts.length === 0 || texts.length > most)
    return plainRedirects(
      { source: source.replace(whole, `:${name}${form.startsWith('.') ? '*' : ''}`), destination },
      most,
    );
  return texts.flatMap((text) =>
    plainRedirects(
      {
        source: source.replace(whole, text),
        destination: destination.replaceAll(new RegExp(`:${name}\\b\\*?`, 'g'), text),
      },
      Math.floor(most / texts.length),
    ),
  );
}
