import type { ForeignRedirect } from '../../model/migration.ts';

/** Captured parts that are limited to some texts are one redirect for each of these; any other limit is left out. */
export function plainRedirects({ source, destination }: ForeignRedirect): ForeignRedirect[] {
  const [whole = '', name = '', form = ''] = /:(\w+)\(((?:[^()\\]|\\.)*)\)/.exec(source) ?? [];
  if (whole === '') return [{ source, destination }];
  if (/^[\w-]+(?:\|[\w-]+)*$/.test(form))
    return form.split('|').flatMap((text) =>
      plainRedirects({
        source: source.replace(whole, text),
        destination: destination.replaceAll(new RegExp(`:${name}\\b\\*?`, 'g'), text),
      }),
    );
  return plainRedirects({ source: source.replace(whole, `:${name}${form.startsWith('.') ? '*' : ''}`), destination });
}
