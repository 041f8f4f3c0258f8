import { feedback } from './feedback.ts';
import type { Migration } from './migration.ts';
import { popularSearches } from './popular-searches.ts';
import { proxyUsage } from './proxy-usage.ts';
import { questions } from './questions.ts';
import { readiness } from './readiness.ts';
import { searchIndexTables } from './search-index.ts';
import { searchSegments } from './search-segments.ts';
import { serviceState } from './service-state.ts';
import { signOuts } from './sign-outs.ts';
import { threadReaders } from './thread-readers.ts';
import { tokenUsage } from './token-usage.ts';

/** Every step, oldest first. New ones are put at the end. */
export const migrations: readonly Migration[] = [
  searchIndexTables,
  serviceState,
  feedback,
  signOuts,
  threadReaders,
  proxyUsage,
  readiness,
  questions,
  tokenUsage,
  searchSegments,
  popularSearches,
];
