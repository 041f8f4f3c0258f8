import { createReaderMarks, type ReaderMarks } from '../../base/readers/reader-marks.ts';

/**
 * `user` in pages that the service completes for each reader: `{user.firstName}` and `{user.org.plan}` become marks,
 * which the service replaces by the reader's own values.
 */
export function personalUser(secret: string): object {
  return valueAt([], createReaderMarks(secret));
}

function valueAt(path: readonly string[], marks: ReaderMarks): object {
  const mark = (): string => (path.length === 0 ? '' : marks.value(path));
  return new Proxy(
    {},
    {
      get: (_target, key) => {
        if (key === Symbol.toPrimitive || key === 'toString') return mark;
        // React shows what can be iterated over.
        if (key === Symbol.iterator)
          return function* () {
            yield mark();
          };
        return typeof key === 'symbol' || key === '$$typeof' || key === 'then'
          ? undefined
          : valueAt([...path, key], marks);
      },
      has: (_target, key) => key === Symbol.iterator || key === Symbol.toPrimitive,
    },
  );
}

/**
 * Whether code does no more with `user` than to show its values. A page that decides by them cannot be rendered before
 * its reader is known, so it sees a reader without values.
 */
export function onlyShowsUser(source: string): boolean {
  const uses = source.matchAll(/\{[^{}]*\buser\b\s*\??\.[^{}]*\}/g);
  return [...uses].every(([use]) => isUserValue(use.slice(1, -1)));
}

/** Whether code is no more than the place of one value of `user`, such as `user.org.plan`. */
export function isUserValue(code: string): boolean {
  return /^\s*user(\??\.[A-Za-z_$][\w$]*)+\s*$/.test(code);
}
