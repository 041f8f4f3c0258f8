import type { PageLimits } from '../../model/page-limits.ts';

export const defaultPageLimits: PageLimits = { time: 30_000, memory: 1024 };
