import { markdownRoute } from '../../base/paths/routes.ts';
import type { GeneratedFiles } from './collect-files.ts';
import type { FileTaker } from './file-taker.ts';

/** The files of a session that are neither pages nor assets of the user. */
export interface Generated {
  /** Makes them, and keeps none. */
  generate: (taker: FileTaker) => Promise<void>;
  /** By their path in the output; made once. */
  files: () => Promise<GeneratedFiles>;
  /**
   * The paths that pages may lead to, for which nothing is made where that was done before. What pages load for
   * themselves may be missing (`FileTaker.isListing`).
   */
  paths: () => Promise<ReadonlySet<string>>;
}

/** `collect` makes the files; `withMarkdown`: routes of the pages whose Markdown is written with them. */
export function createGenerated(
  withMarkdown: ReadonlySet<string>,
  collect: (taker: FileTaker) => Promise<void>,
): Generated {
  let known: ReadonlySet<string> | null = null;
  let made: Promise<GeneratedFiles> | null = null;
  let listed: Promise<ReadonlySet<string>> | null = null;
  const generate: Generated['generate'] = async (taker) => {
    const paths = new Set<string>();
    const { write, take } = taker;
    const noted: FileTaker = {
      ...taker,
      write: (path, content) => {
        paths.add(path);
        write(path, content);
      },
    };
    if (take)
      noted.take = (path, file) => {
        paths.add(path);
        return take(path, file);
      };
    await collect(noted);
    known = paths;
  };
  const make = async (): Promise<GeneratedFiles> => {
    const files: GeneratedFiles = new Map();
    await generate({ write: (path, content) => files.set(path, content) });
    return files;
  };
  const list = async (): Promise<ReadonlySet<string>> => {
    const paths = new Set<string>();
    await collect({ isListing: true, write: (path) => paths.add(path) });
    return paths;
  };
  const files = (): Promise<GeneratedFiles> => (made ??= make());
  const paths = async (): Promise<ReadonlySet<string>> => {
    const beside = Array.from(withMarkdown, (route) => markdownRoute(route).slice(1));
    await made;
    return new Set([...(known ?? (await (listed ??= list()))), ...beside]);
  };
  return { generate, files, paths };
}
