import { createHash } from 'node:crypto';
import type { Site, Skill } from '../../model/site.ts';
import { fileUrl } from './site-urls.ts';

/**
 * The files through which agents find a site's skills, by path in the output (docs/format.md#skills). At
 * `skill.md` stands the site's own or the only one; of several, `site/lead-to-skills` leads from there to their list. A
 * skill whose name could not stand in an address is left out.
 */
export function renderSkills(site: Pick<Site, 'base' | 'origin'>, skills: readonly Skill[]): Map<string, string> {
  const named = skills.filter(({ name }) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name));
  if (named.length === 0) return new Map();
  const files = new Map<string, string>();
  for (const folder of ['skills', 'agent-skills']) {
    for (const { name, text } of named) files.set(`.well-known/${folder}/${name}/SKILL.md`, text);
  }
  const root = named.find(({ isRoot }) => isRoot) ?? (named.length === 1 ? named[0] : undefined);
  if (root) files.set('skill.md', root.text);
  files.set(
    '.well-known/skills/index.json',
    toJson({ skills: named.map(({ name, description }) => ({ name, description, files: ['SKILL.md'] })) }),
  );
  files.set(
    '.well-known/agent-skills/index.json',
    toJson({ $schema: schema, skills: named.map((skill) => describe(site, skill)) }),
  );
  return files;
}

const schema = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';

function describe(site: Pick<Site, 'base' | 'origin'>, { name, description, text }: Skill): Record<string, string> {
  return {
    name,
    type: 'skill-md',
    description: description.slice(0, 1024),
    url: fileUrl(site, `/.well-known/agent-skills/${name}/SKILL.md`),
    digest: `sha256:${createHash('sha256').update(text).digest('hex')}`,
  };
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
