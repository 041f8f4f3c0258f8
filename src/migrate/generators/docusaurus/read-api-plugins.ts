import { posix } from 'node:path';
import type { ForeignAssets, ForeignPage, Lose, MigrationFolder } from '../../../model/migration.ts';
import { objectOf, records } from '../../folder/evaluated-value.ts';
import { joinPath, titleOf } from '../../folder/page-paths.ts';
import { readPageSource, writtenText } from '../../folder/read-page-source.ts';
import { titleIn } from '../api-pages.ts';
import { leadsAway } from '../find-page.ts';
import { createSchemaFinder } from './create-schema-finder.ts';

/** What plug-ins for API descriptions add to a site. */
export interface ApiPlugins {
  /** `{ openapi: '/petstore.yaml POST /pet' }`, for a page that was made of an operation; so of a schema. */
  shownOn: (file: string) => Record<string, string> | null;
  /** For descriptions whose pages were made as the old site was built. */
  tabs: { tab: string; openapi: { source: string; directory: string } }[];
  descriptions: string[];
  assets: ForeignAssets[];
}

interface Options {
  folder: MigrationFolder;
  root: string;
  config: Record<string, unknown>;
  /** The configuration. */
  file: string;
  pages: readonly ForeignPage[];
  /** Folders of documents, and where the addresses of these begin. */
  versions: readonly { path: string; at: string }[];
  lose: Lose;
}

/** A description, where its pages are, or where they were made. */
interface Api {
  description: string;
  /** In `docs.json`. */
  source: string;
  /** The folder of written pages. */
  folder: string;
  /** Where addresses begin. */
  directory: string;
  name: string;
  title: string | undefined;
}

/** Of `docusaurus-plugin-openapi-docs`, `docusaurus-plugin-openapi` and `redocusaurus`. */
export function readApiPlugins(options: Options): ApiPlugins {
  const { folder, root, file, pages, versions, lose } = options;
  const assets: ForeignAssets[] = [];
  const listed = writtenApis(options.config).flatMap((api) => inFolder(api, options));
  const apis = listed.flatMap(({ spec, directory, name }): Api[] => {
    const place = writtenText(spec);
    if (place === undefined || directory === undefined) return [];
    const written = joinPath(root, directory);
    const version = versions.find(({ path }) => written.startsWith(`${path}/`));
    const address = version ? joinPath(version.at, written.slice(version.path.length)) : joinPath(directory);
    const at = { folder: written, directory: address, name };
    if (leadsAway(place)) return [{ ...at, description: '', source: place, title: undefined }];
    const description = joinPath(root, place);
    const text = folder.read(description);
    if (text !== null) {
      const { source, asset } = placeOf(description, root);
      if (asset !== null) assets.push(asset);
      return [{ ...at, description, source, title: titleIn(text) }];
    }
    lose({ file, message: `The API description ${place}, which is not a file in the folder` });
    return [];
  });
  const shown = new Map(
    apis.flatMap((api) => {
      const schemaAt = createSchemaFinder(folder, api.description);
      return pages
        .filter((page) => page.file.startsWith(`${api.folder}/`))
        .flatMap(({ file: page }): [string, Record<string, string>][] => {
          const operation = shownOperation(folder, page);
          if (operation !== null) return [[page, { openapi: `${api.source} ${operation}` }]];
          const schema = schemaAt(page);
          return schema === null ? [] : [[page, { 'openapi-schema': `${api.source} ${schema}` }]];
        });
    }),
  );
  const made = apis.filter((api) => ![...shown.keys()].some((page) => page.startsWith(`${api.folder}/`)));
  for (const { source } of made)
    lose({
      file,
      message: `The addresses of the pages that a plug-in generated from ${source}, which are different here`,
    });
  return {
    shownOn: (page) => shown.get(page) ?? null,
    tabs: made.map(({ source, directory, name, title }) => ({
      tab: title ?? titleOf(name),
      openapi: { source, directory },
    })),
    descriptions: apis.flatMap(({ description }) => (description === '' ? [] : [description])),
    assets,
  };
}

/** A folder stands for the descriptions in it, without those of folders below. */
function inFolder(api: WrittenApi, { folder, root }: Options): WrittenApi[] {
  const place = writtenText(api.spec);
  if (place === undefined || leadsAway(place)) return [api];
  const start = `${joinPath(root, place)}/`;
  const files = folder.files.filter(
    (file) => file.startsWith(start) && /^[^/]+\.(?:ya?ml|json)$/.test(file.slice(start.length)),
  );
  const described = files.filter((file) => /["']?(?:openapi|swagger)["']?\s*:/.test(folder.read(file)!));
  if (described.length === 0) return [api];
  return described.map((file) => ({ ...api, spec: joinPath(place, file.slice(start.length)) }));
}

interface WrittenApi {
  spec: unknown;
  directory: string | undefined;
  name: string;
}

function writtenApis(config: Record<string, unknown>): WrittenApi[] {
  const lists = [config['presets'], config['plugins']].flatMap((list) => (Array.isArray(list) ? list : []));
  return lists.flatMap((entry: unknown): WrittenApi[] => {
    const [plugin, options] = Array.isArray(entry) ? [String(entry[0]), objectOf(entry[1])] : [String(entry), {}];
    if (plugin === 'docusaurus-plugin-openapi-docs') return apisOf(objectOf(options['config']));
    if (plugin === 'redocusaurus')
      return records(options['specs']).map(({ spec, route, id }) => {
        const directory = writtenText(route) ?? 'api';
        return { spec, directory, name: writtenText(id) ?? directory };
      });
    if (!/^docusaurus-(?:plugin|preset)-openapi$/.test(plugin)) return [];
    const { path, routeBasePath } = plugin.includes('preset') ? objectOf(options['api']) : options;
    return [{ spec: path ?? 'openapi.json', directory: writtenText(routeBasePath) ?? 'api', name: 'API' }];
  });
}

/** Each API has a name; its versions stand within it. */
function apisOf(config: Record<string, unknown>): WrittenApi[] {
  return Object.entries(config).flatMap(([name, written]) => {
    const { specPath: spec, outputDir, versions } = objectOf(written);
    return [{ spec, directory: writtenText(outputDir), name }, ...apisOf(objectOf(versions))];
  });
}

/** Static files lie where they lay; others stay beside what they refer to. */
function placeOf(description: string, root: string): { source: string; asset: ForeignAssets | null } {
  const statics = `${joinPath(root, 'static')}/`;
  if (description.startsWith(statics)) return { source: `/${description.slice(statics.length)}`, asset: null };
  const folder = joinPath(posix.dirname(description));
  const name = posix.basename(description);
  // The folder of the site, and those above it, hold much besides.
  if (joinPath(root) === folder || joinPath(root).startsWith(`${folder}/`) || folder === '')
    return { source: `/${joinPath('openapi', name)}`, asset: { from: description, to: joinPath('openapi', name) } };
  const to = joinPath('openapi', posix.basename(folder));
  return { source: `/${to}/${name}`, asset: { from: folder, to } };
}

/** `POST /pet`, as a page names it that the plug-in has written; older ones have it in front matter. */
function shownOperation(folder: MigrationFolder, file: string): string | null {
  const { data, body } = readPageSource(folder, file);
  const api = objectOf(data['api']);
  const [, method = api['method'], path = api['path']] =
    /<MethodEndpoint\s+method=\{"(\w+)"\}\s+path=\{"([^"]+)"\}/.exec(body) ?? [];
  return typeof method === 'string' && typeof path === 'string' ? `${method.toUpperCase()} ${path}` : null;
}
