export interface DatedSources {
  /** Milliseconds since 1970 at which files were changed: these count where there is no repository. */
  files: Iterable<number>;
  /** ISO 8601 dates of commits. */
  commits: Iterable<string>;
  /** Of the environment: seconds since 1970 (https://reproducible-builds.org/specs/source-date-epoch/). */
  sourceDateEpoch: string | undefined;
}

/**
 * The time that a build names as its own, in ISO 8601: that of what it is made from, so that the same sources give the
 * same output. `SOURCE_DATE_EPOCH`, else the newest commit, else the newest file.
 */
export function resolveBuildDate({ files, commits, sourceDateEpoch }: DatedSources): string {
  if (sourceDateEpoch && /^\d{1,11}$/.test(sourceDateEpoch))
    return new Date(Number(sourceDateEpoch) * 1000).toISOString();
  const committed = newest(Array.from(commits, (date) => Date.parse(date)));
  const times = committed ?? newest(Array.from(files, Math.floor));
  return new Date(times ?? Date.now()).toISOString();
}

function newest(times: readonly number[]): number | null {
  return times.reduce<number | null>((last, time) => (time > (last ?? 0) ? time : last), null);
}
