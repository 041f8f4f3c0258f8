import type { CheckRule } from '../../model/check.ts';

const links = ['validate', 'broken-links'] as const;

/**
 * The rules that look at a site as a whole. Faults of single files (MDX, front matter, `docs.json`) have codes of their
 * own, told where the file is read.
 */
export const checkRules = [
  {
    name: 'dead-link',
    looksAt: 'Links to a page or file of the site that does not exist',
    severity: 'error',
    parts: links,
  },
  {
    name: 'dead-anchor',
    looksAt: 'Links to a place that its page does not have',
    severity: 'error',
    parts: links,
  },
  {
    name: 'moved-anchor',
    looksAt: 'Links to a place by another spelling than its own: browsers find it by its letters, once scripts run',
    severity: 'warning',
    isFixable: true,
    parts: links,
  },
  {
    name: 'dead-file',
    looksAt: 'Pictures, videos and other files that a page or a style sheet names and the site does not hold',
    severity: 'error',
    parts: links,
  },
  {
    name: 'moved-link',
    looksAt: 'Links to an address that a redirect leads away from, and to folders',
    severity: 'warning',
    isFixable: true,
    parts: links,
  },
  {
    name: 'redirect-target',
    looksAt: 'Redirects to a page or file that does not exist',
    severity: 'error',
    parts: links,
  },
  {
    name: 'redirect-circle',
    looksAt: 'Redirects that lead back to themselves',
    severity: 'error',
    parts: links,
  },
  {
    name: 'redirect-chain',
    looksAt: 'Redirects to an address that is redirected in turn',
    severity: 'warning',
    isFixable: true,
    parts: links,
  },
  {
    name: 'redirect-over-page',
    looksAt: 'Redirects from the address of a page or file that exists: hosts differ in which of them wins',
    severity: 'warning',
    parts: links,
  },
  {
    name: 'host-limit',
    looksAt: 'Redirects that the host of the site cannot follow, or that it follows where pages are',
    severity: 'warning',
    parts: links,
  },
  {
    name: 'dead-external-link',
    looksAt: 'Links to other sites that do not answer, or answer that there is nothing',
    severity: 'warning',
    parts: ['broken-links'],
    needs: 'external',
  },
  {
    name: 'not-checked',
    looksAt:
      'Links and references to what an API description holds that cannot be read: nobody knows whether they are right',
    severity: 'warning',
    parts: links,
  },
  {
    name: 'unused-snippet',
    looksAt: 'Snippets and components that no page uses',
    severity: 'warning',
    parts: [],
  },
  {
    name: 'unlisted-page',
    looksAt: 'Pages that the navigation does not name and that are not hidden',
    severity: 'warning',
    parts: [],
  },
  {
    name: 'missing-alt-text',
    looksAt: 'Pictures without a text for those who cannot see them',
    severity: 'warning',
    parts: ['a11y'],
  },
  {
    name: 'low-contrast',
    looksAt: 'Colours of `docs.json` that are too faint for text, so that readers see others in their place',
    severity: 'warning',
    parts: ['a11y'],
  },
  {
    name: 'unset-language',
    looksAt: 'Sites in a language that is written from right to left, which `docs.json` does not name',
    severity: 'warning',
    parts: ['a11y'],
  },
  {
    name: 'long-title',
    looksAt: 'Titles of more than 70 characters, which search engines cut',
    severity: 'warning',
    parts: [],
  },
  {
    name: 'long-description',
    looksAt: 'Descriptions of more than 200 characters, which search engines cut',
    severity: 'warning',
    parts: [],
  },
  {
    name: 'missing-description',
    looksAt: 'Pages without a description',
    severity: 'off',
    parts: [],
  },
  {
    name: 'agent-file',
    looksAt:
      'Files for agents that the site brings itself (`llms.txt`, `robots.txt`, `skill.md`), by the checks of `score`',
    severity: 'warning',
    parts: [],
  },
  {
    name: 'ignore-comment',
    looksAt: 'Ignore comments without a reason, and those that ignore nothing',
    severity: 'warning',
    parts: [],
  },
] as const satisfies readonly CheckRule[];

export type CheckRuleName = (typeof checkRules)[number]['name'];
