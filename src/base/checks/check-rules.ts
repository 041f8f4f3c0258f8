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
    looksAt: 'Links to an anchor that does not exist on the page',
    severity: 'error',
    parts: links,
  },
  {
    name: 'moved-anchor',
    looksAt: 'Links to an anchor in a different spelling, which browsers only find once scripts have run',
    severity: 'warning',
    isFixable: true,
    parts: links,
  },
  {
    name: 'dead-file',
    looksAt: 'Missing images, videos and other files that a page or style sheet refers to',
    severity: 'error',
    parts: links,
  },
  {
    name: 'moved-link',
    looksAt: 'Links to a redirected address or to a folder',
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
    looksAt: 'Redirects to an address that is itself redirected',
    severity: 'warning',
    isFixable: true,
    parts: links,
  },
  {
    name: 'redirect-over-page',
    looksAt: 'Redirects from the address of an existing page or file; which one wins depends on the host',
    severity: 'warning',
    parts: links,
  },
  {
    name: 'host-limit',
    looksAt: 'Redirects that the host of the site cannot follow, or that hide pages there',
    severity: 'warning',
    parts: links,
  },
  {
    name: 'dead-external-link',
    looksAt: 'Links to other sites that do not respond, or respond that the page does not exist',
    severity: 'warning',
    parts: ['broken-links'],
    needs: 'external',
  },
  {
    name: 'not-checked',
    looksAt: 'Links and references into an unreadable API description, which cannot be verified',
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
    looksAt: 'Pages that are neither in the navigation nor hidden',
    severity: 'warning',
    parts: [],
  },
  {
    name: 'missing-alt-text',
    looksAt: 'Images without an alt text',
    severity: 'warning',
    parts: ['a11y'],
  },
  {
    name: 'low-contrast',
    looksAt: 'Colours in `docs.json` with too little contrast for text, so that readers see others instead',
    severity: 'warning',
    parts: ['a11y'],
  },
  {
    name: 'unset-language',
    looksAt: 'Sites in a right-to-left language that `docs.json` does not declare',
    severity: 'warning',
    parts: ['a11y'],
  },
  {
    name: 'long-title',
    looksAt: 'Titles with more than 70 characters, which search engines truncate',
    severity: 'warning',
    parts: [],
  },
  {
    name: 'long-description',
    looksAt: 'Descriptions with more than 200 characters, which search engines truncate',
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
      'Files for agents provided by the site itself (`llms.txt`, `robots.txt`, `skill.md`), by the checks of `score`',
    severity: 'warning',
    parts: [],
  },
  {
    name: 'ignore-comment',
    looksAt: 'Ignore comments without a reason, or that ignore nothing',
    severity: 'warning',
    parts: [],
  },
] as const satisfies readonly CheckRule[];

export type CheckRuleName = (typeof checkRules)[number]['name'];
