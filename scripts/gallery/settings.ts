import type { Page } from 'playwright';
import { openView } from '../../tests/e2e/open-view.ts';

/** One picture of a theme. */
export interface Setting {
  name: string;
  path: string;
  width: number;
  height: number;
  mode?: 'light' | 'dark';
  /** Attributes that the page is handed out with, as a service or another language would. */
  attributes?: string;
  prepare?: (page: Page) => Promise<void>;
}

/** A site, and what of it is compared. */
export interface Subject {
  name: string;
  /** Folder of the site; the example site without one. */
  site?: string;
  /** Replace the settings of the site. */
  settings: Record<string, unknown>;
  /** A language whose letters the typefaces of the package lack: without one for it here, no picture is taken. */
  needs?: string;
  pictures: readonly Setting[];
}

const prose = '/write/markdown';
const endpoint = '/api-reference/discovery/search-documentation';
const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

const link = (label: string): object => ({ label, href: 'https://example.com' });

/** What themes are compared in: each of these was once broken in one of them without a test that saw it. */
export const subjects: readonly Subject[] = [
  {
    name: 'manual',
    settings: {},
    pictures: [
      { name: 'prose', path: prose, ...desktop },
      { name: 'prose-dark', path: prose, ...desktop, mode: 'dark' },
      { name: 'prose-2560', path: prose, width: 2560, height: 1200 },
      { name: 'prose-phone', path: prose, ...phone },
      { name: 'right-to-left', path: prose, ...desktop, attributes: 'dir="rtl"' },
      { name: 'endpoint', path: endpoint, ...desktop },
      { name: 'landing', path: '/examples/landing', ...desktop },
      { name: 'drawer', path: prose, ...phone, prepare: openView.drawer },
      { name: 'search', path: prose, ...desktop, prepare: openView.search },
      {
        name: 'assistant-1280',
        path: prose,
        width: 1280,
        height: 800,
        attributes: 'data-service=""',
        prepare: async (page) => {
          await page.locator('#assistant-entry').click();
          await page.locator('#chat-assistant-sheet').waitFor();
        },
      },
    ],
  },
  {
    name: 'ground',
    settings: {
      background: { decoration: 'gradient', color: { light: '#fdf6ee', dark: '#14110d' } },
      colors: { primary: '#f58320', light: '#f9a55c', dark: '#c25f0a' },
    },
    pictures: [
      { name: 'background', path: prose, ...desktop },
      { name: 'background-dark', path: prose, ...desktop, mode: 'dark' },
    ],
  },
  {
    name: 'bare',
    settings: {
      navigation: { groups: [{ group: 'Pages', pages: ['index', 'write/markdown'] }] },
      navbar: {
        links: ['Product', 'Community', 'Partners', 'Pricing', 'Blog', 'Status', 'Careers', 'Support'].map(link),
      },
    },
    pictures: [{ name: 'no-tabs-eight-links', path: prose, ...desktop }],
  },
  {
    name: 'languages',
    site: 'scripts/gallery/languages',
    settings: {},
    needs: 'zh',
    pictures: [
      { name: 'chinese', path: '/cn', width: 1280, height: 900 },
      { name: 'japanese-dark', path: '/ja', width: 1280, height: 900, mode: 'dark' },
      { name: 'korean-phone', path: '/ko', ...phone },
      { name: 'arabic', path: '/ar', width: 1280, height: 900 },
      { name: 'hebrew-phone', path: '/he', ...phone },
    ],
  },
];

/** Pages of the example site that these show. */
export const shownPages: readonly string[] = ['index', 'quickstart', 'write/markdown', 'examples/landing'];
