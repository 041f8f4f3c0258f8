import type { MigrationFolder } from '../../../model/migration.ts';
import { objectOf, records } from '../../folder/evaluated-value.ts';
import { joinPath } from '../../folder/page-paths.ts';
import { readYamlObject, writtenText } from '../../folder/read-page-source.ts';

interface Options {
  folder: MigrationFolder;
  /** The folder of the site. */
  root: string;
  language: string;
}

/**
 * The configuration with what readers of a language see in bar and footer (Docusaurus, "i18n - Tutorial"): texts of
 * the classic theme, each under a key that is made of the text it stands for.
 */
export function translateTheme(
  config: Record<string, unknown>,
  { folder, root, language }: Options,
): Record<string, unknown> {
  const at = joinPath(root, 'i18n', language, 'docusaurus-theme-classic');
  const [bar, foot] = ['navbar', 'footer'].map((name) => readYamlObject(folder.read(`${at}/${name}.json`) ?? ''));
  const theme = objectOf(config['themeConfig']);
  const [navbar, footer] = [objectOf(theme['navbar']), objectOf(theme['footer'])];
  const columns = translate(footer['links'], {
    messages: foot!,
    keys: { title: 'link.title', label: 'link.item.label' },
  });
  const items = translate(navbar['items'], { messages: bar!, keys: { label: 'item.label' } });
  return {
    ...config,
    themeConfig: { ...theme, navbar: { ...navbar, items }, footer: { ...footer, links: columns } },
  };
}

interface Texts {
  messages: Record<string, unknown>;
  /** What keys of messages begin with, by the fields that they translate. */
  keys: Readonly<Record<string, string>>;
}

function translate(entries: unknown, texts: Texts): Record<string, unknown>[] {
  return records(entries).map((entry) => ({
    ...entry,
    ...Object.fromEntries(
      Object.entries(texts.keys).flatMap(([field, key]) => {
        const message = writtenText(objectOf(texts.messages[`${key}.${writtenText(entry[field])}`])['message']);
        return message === undefined ? [] : [[field, message]];
      }),
    ),
    ...(Array.isArray(entry['items']) && { items: translate(entry['items'], texts) }),
  }));
}
