import type { Page, PageBase } from '../model/page.ts';
export function buildAuthoredApiPage(_base: PageBase, _context: unknown): Page | null { return null; }
