import { isRestricted } from '../../base/readers/page-access.ts';
import type { SiteConfig } from '../../model/config.ts';
import type { Problem } from '../../model/problem.ts';
import type { Skill } from '../../model/site.ts';
import { parseFrontMatter } from '../front-matter/parse-front-matter.ts';
import type { ScannedFile } from './scan-folder.ts';
import type { SourceCache } from './source-cache.ts';

export interface SkillContext {
  config: Pick<SiteConfig, 'name' | 'description'>;
  cache: SourceCache;
  problems: Problem[];
}

const place = /^(?:\.mintlify\/skills\/([^/]+)\/)?skill\.md$/i;
const validName = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * The skills that a site offers to agents: `skill.md` at its root and `.mintlify/skills/<name>/SKILL.md`
 * (docs/format.md#skills). What their front matter leaves out follows from the folder, or from the site. Skills for
 * members are not among them.
 */
export function loadSkills(files: readonly ScannedFile[], { config, cache, problems }: SkillContext): Skill[] {
  const skills = new Map<string, Skill>();
  for (const file of files) {
    const match = place.exec(file.path);
    if (!match) continue;
    const text = cache.text(file);
    const { frontMatter } = parseFrontMatter(text, file.path);
    const name = frontMatter.meta['name'] ?? match[1] ?? slug(config.name);
    if (isRestricted(frontMatter)) continue;
    if (!validName.test(name)) problems.push(badName(file.path, name));
    else if (!skills.has(name))
      skills.set(name, {
        name,
        description: frontMatter.description ?? config.description,
        text,
        isRoot: match[1] === undefined,
      });
  }
  return [...skills.values()];
}

function slug(name: string): string {
  return (
    name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'docs'
  );
}

function badName(file: string, name: string): Problem {
  const message = `The skill name "${name}" cannot be used in a URL, so the skill is left out`;
  return {
    severity: 'warning',
    code: 'skill-name',
    message,
    hint: `Use lowercase letters, digits and hyphens: "${slug(name)}"`,
    file,
  };
}
