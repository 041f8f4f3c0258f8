import type { McpServer } from '@modelcontextprotocol/server';
import { encodePath, withBase } from '../../../base/paths/routes.ts';
import { isObject } from '../../../base/values/is-object.ts';
import type { SiteFile } from '../files/file-index.ts';
import type { ServedSite } from '../service-options.ts';
import type { McpContext } from './mcp-context.ts';

const folder = '/.well-known/agent-skills';
const mimeType = 'text/markdown';

/** Whether a site publishes a list of skills. */
export function listsSkills({ files }: Pick<ServedSite, 'files'>): boolean {
  return files.find(`${folder}/index.json`) !== null;
}

/** Adds the skills that a site publishes (docs/format.md#skills) as resources, so that nobody has to install them. */
export async function registerSkills(server: McpServer, { site, origin }: McpContext): Promise<void> {
  const skills = await findSkills(site);
  if (skills.size > 0) server.server.registerCapabilities({ resources: { listChanged: false } });
  for (const [path, { name, description, file }] of skills) {
    const uri = origin + encodePath(withBase(site.manifest.base, path));
    server.registerResource(name, uri, { description, mimeType }, async () => ({
      contents: [{ uri, mimeType, text: await readText(site, file) }],
    }));
  }
}

interface FoundSkill {
  name: string;
  description: string;
  file: SiteFile;
}

/** By path. The list may be a file of the site's own, with anything in it. */
async function findSkills(site: ServedSite): Promise<Map<string, FoundSkill>> {
  const found = new Map<string, FoundSkill>();
  const list = site.files.find(`${folder}/index.json`);
  const value = list && parse(await readText(site, list));
  const skills = isObject(value) && Array.isArray(value['skills']) ? (value['skills'] as unknown[]) : [];
  for (const { name, description } of skills.filter(isObject)) {
    const path = `${folder}/${name}/SKILL.md`;
    const file = typeof name === 'string' ? site.files.find(path) : null;
    if (file)
      found.set(path, { name: name as string, description: typeof description === 'string' ? description : '', file });
  }
  return found;
}

async function readText({ files }: ServedSite, file: SiteFile): Promise<string> {
  const answer = await files.answer(file, { request: new Request('http://localhost/'), headers: {} });
  return answer.text();
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
