import { expect, test } from 'vitest';
import { renderSkills } from '../../../../src/build/outputs/skills.ts';

const site = { base: '/docs', origin: 'https://docs.example.com' };
const skill = { name: 'acme', description: 'Use Acme', text: '---\nname: acme\n---\nText', isRoot: false };

test('one skill is listed in both indexes and stands at the root', () => {
  const files = renderSkills(site, [skill]);
  expect([...files.keys()].sort()).toEqual([
    '.well-known/agent-skills/acme/SKILL.md',
    '.well-known/agent-skills/index.json',
    '.well-known/skills/acme/SKILL.md',
    '.well-known/skills/index.json',
    'skill.md',
  ]);
  expect(JSON.parse(files.get('.well-known/agent-skills/index.json')!).skills).toEqual([
    {
      name: 'acme',
      type: 'skill-md',
      description: 'Use Acme',
      url: 'https://docs.example.com/docs/.well-known/agent-skills/acme/SKILL.md',
      digest: 'sha256:036b343d8b5856ee2373dc93b0d7a1e8f0bf356775d8dc383de2cef1cb331b22',
    },
  ]);
});

test('a name that leads elsewhere is left out', () => {
  expect(renderSkills(site, [{ ...skill, name: '../../x' }]).size).toBe(0);
});

test("of several skills only the site's own stands at the root", () => {
  const other = { ...skill, name: 'other', text: 'Other' };
  expect(renderSkills(site, [skill, other]).has('skill.md')).toBe(false);
  expect(renderSkills(site, [skill, { ...other, isRoot: true }]).get('skill.md')).toBe('Other');
});
