import type { LimitNumbers } from './discovery-options.ts';

/** Specification, "Limits"; the sizes are ours. */
export const defaultLimits: LimitNumbers = {
  search: 10_000,
  page: 10_000,
  assistant: 10_000,
  assistantPerAddress: 10_000,
  readerSearch: 3_000,
  mcp: 3_000,
  feedback: 100,
  keptPerAddress: 20_000_000,
  keptPerSite: 1_000_000_000,
  searchBody: 64_000,
  messageBody: 2_000_000,
};
