import type { ReadinessOutcome } from '../../model/readiness.ts';
import { failed, passed } from './readiness-check.ts';
import type { SiteVisit } from './site-visit.ts';

/** Programs that fetch pages for the assistants that most people use, and for their searches. */
const agents = [
  'GPTBot',
  'OAI-SearchBot',
  'ChatGPT-User',
  'ClaudeBot',
  'Claude-User',
  'PerplexityBot',
  'Google-Extended',
];

/** Whether the site's first page may be read by each of them (RFC 9309). */
export async function lookAtRobots(visit: SiteVisit): Promise<ReadinessOutcome> {
  const { status, text, type } = await visit.ask(visit.address('robots.txt'));
  if (status !== 200 || type === 'text/html') return passed('There is no robots.txt, so nobody is blocked');
  const groups = readGroups(text);
  const home = new URL(visit.address('')).pathname;
  const shut = agents.filter((agent) => !mayRead(groups, agent.toLowerCase(), home));
  if (shut.length > 0) return failed(`It blocks ${shut.join(', ')}`);
  return /^content-signal:.*\bai-input\s*=\s*no\b/im.test(text)
    ? failed('Its Content-Signal says ai-input=no')
    : passed('It allows them');
}

interface Rule {
  isAllowed: boolean;
  path: string;
}

interface Group {
  names: string[];
  rules: Rule[];
}

function readGroups(text: string): Group[] {
  const groups: Group[] = [];
  let isOpen = false;
  for (const line of text.split(/\r?\n/)) {
    const [, key = '', written = ''] = /^([\w-]+)\s*:([^#]*)/.exec(line.trim()) ?? [];
    const field = key.toLowerCase();
    const value = written.trim();
    if (field === 'user-agent') {
      if (!isOpen) groups.push({ names: [], rules: [] });
      isOpen = true;
      groups.at(-1)!.names.push(value.toLowerCase());
    } else if (field === 'allow' || field === 'disallow') {
      isOpen = false;
      // A rule without a path says nothing.
      if (value !== '') groups.at(-1)?.rules.push({ isAllowed: field === 'allow', path: value });
    }
  }
  return groups;
}

/** The longest rule that fits wins, and of two that are as long the one that allows. */
function mayRead(groups: readonly Group[], agent: string, path: string): boolean {
  const own = groups.filter(({ names }) => names.includes(agent));
  const rules = (own.length > 0 ? own : groups.filter(({ names }) => names.includes('*'))).flatMap(
    (group) => group.rules,
  );
  const fitting = rules.filter((rule) => fits(rule.path, path));
  const longest = Math.max(0, ...fitting.map((rule) => rule.path.length));
  const deciding = fitting.filter((rule) => rule.path.length === longest);
  return deciding.length === 0 || deciding.some(({ isAllowed }) => isAllowed);
}

/** Stars stand for anything, a dollar for the end. Each star takes the first place that fits: none is tried twice. */
function fits(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$');
  const [head = '', ...parts] = (isWhole ? pattern.slice(0, -1) : pattern).split('*');
  if (!path.startsWith(head)) return false;
  let at = head.length;
  for (const part of parts) {
    const found = path.indexOf(part, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  return !isWhole || at === path.length || pattern.endsWith('*$');
}
