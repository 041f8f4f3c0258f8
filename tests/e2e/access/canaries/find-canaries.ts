import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { serviceFiles } from '../../../../src/base/paths/service-files.ts';
import { serviceFolderOf } from '../../../../src/base/paths/service-folder-of.ts';
import type { MembersSite } from '../open-members-site.ts';
import { type Audience, audiences } from './conditions.ts';

export interface Reader {
  name: string;
  /** `null`: not signed in. */
  groups: string[] | null;
  sees: readonly Audience[];
}

export const readers: readonly Reader[] = [
  { name: 'nobody', groups: null, sees: ['out'] },
  { name: 'somebody who signed out', groups: null, sees: ['out'] },
  { name: 'a member of no group that matters', groups: ['other'], sees: ['team'] },
  { name: 'a member of a group', groups: ['alpha'], sees: ['team', 'alpha'] },
  { name: 'a member of several groups', groups: ['x', 'gamma', 'alpha'], sees: ['team', 'alpha', 'beta'] },
];

/** Agents read Markdown and what is made of it; what is for them is for everybody. */
const forEverybody: readonly Audience[] = ['out', 'agents'];

/** As `build-cases` writes them: headers hold hashes, in which anything may stand. */
const canary = new RegExp(`zq(${Object.keys(audiences).join('|')})\\d+x`, 'g');

/** Canaries in the files that a static host would hand out, `path: word`. */
export function findInFiles(folder: string): string[] {
  return listFiles(folder).flatMap((path) =>
    unseen(`${path}\n${readFileSync(join(folder, path), 'utf8')}`, forEverybody).map((word) => `${path}: ${word}`),
  );
}

export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

export interface Answers {
  /** `address: word` for each word that is not for the reader. */
  leaks: string[];
  /** The reader's own words, and those of agents. */
  seen: Set<string>;
  asked: number;
}

/** Asks the service for every address that the build knows, as one reader. */
export async function findInAnswers(members: MembersSite, folder: string, reader: Reader): Promise<Answers> {
  const files = [folder, join(serviceFolderOf(folder), serviceFiles.members)].flatMap(listFiles);
  const addresses = new Set(files.flatMap((path) => [path, path.replace(/(^|\/)index\.html$/, '')]));
  const cookie =
    reader.groups === null
      ? reader.name === 'nobody'
        ? null
        : 'docwright_session=ended'
      : members.cookieOf(reader.groups);
  const answers: Answers = { leaks: [], seen: new Set(), asked: 0 };
  for (const address of addresses) {
    const request = new Request(`https://docs.example.com/${address}`, {
      headers: { accept: 'text/html', ...(cookie && { cookie }) },
    });
    const response = await members.service(request, { clientAddress: '203.0.113.9' });
    // The answer says again what was asked for.
    const text = `${[...response.headers].join('\n')}\n${await response.text()}`.replaceAll(address, '');
    answers.leaks.push(...unseen(text, [...reader.sees, ...openTo(address)]).map((word) => `/${address}: ${word}`));
    for (const [word] of text.matchAll(canary)) answers.seen.add(word);
    answers.asked++;
  }
  return answers;
}

/** Whoever may fetch a file: Markdown and search tell what agents may know, and what strangers see is no secret. */
function openTo(address: string): Audience[] {
  if (address.startsWith('files/')) return ['agents', 'out'];
  return /\.(md|txt|xml|json)$/.test(address) || address.startsWith('_docwright/search/') ? ['agents'] : [];
}

function unseen(text: string, seen: readonly Audience[]): string[] {
  const words = [...text.matchAll(canary)].filter(([, audience]) => !seen.includes(audience as Audience));
  return [...new Set(words.map(([word]) => word))];
}
