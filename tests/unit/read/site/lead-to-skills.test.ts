import { expect, test } from 'vitest';
import { leadToSkills } from '../../../../src/read/site/lead-to-skills.ts';

const skill = (name: string, isRoot = false) => ({ name, description: '', text: '', isRoot });
const several = [skill('send'), skill('receive')];
const to = { source: '/skill.md', destination: '/.well-known/agent-skills/index.json', permanent: false };

test('several skills are led to from where one would stand', () => {
  expect(leadToSkills({ redirects: [] }, { skills: several, pages: [{ route: '/' }] }).redirects).toEqual([to]);
});

test('one skill, or one at the root, stands there itself', () => {
  expect(leadToSkills({ redirects: [] }, { skills: [skill('send')], pages: [] }).redirects).toEqual([]);
  expect(leadToSkills({ redirects: [] }, { skills: [...several, skill('all', true)], pages: [] }).redirects).toEqual(
    [],
  );
});

test('what the author has at that address stays', () => {
  const own = { source: 'skill.md', destination: '/agents', permanent: true };
  expect(leadToSkills({ redirects: [own] }, { skills: several, pages: [] }).redirects).toEqual([own]);
  expect(leadToSkills({ redirects: [] }, { skills: several, pages: [{ route: '/skill' }] }).redirects).toEqual([]);
});
