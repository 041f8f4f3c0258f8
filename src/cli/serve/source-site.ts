import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DocsError } from '../../base/errors/docs-error.ts';
import { serviceFolderOf } from '../../base/paths/service-folder-of.ts';
import { watchFolder } from '../../build/show/watch-folder.ts';
import { findConfigFile } from '../../read/site/find-config-file.ts';
import type { ServerConfig, SiteEntry } from '../../service/server/config/server-config.ts';
import type { OpenService } from '../../service/server/open-service.ts';
import type { Terminal } from '../command.ts';
import { openBuildsFolder } from './open-builds-folder.ts';
import { watchDescriptions } from './watch-descriptions.ts';

export interface SourceSiteOptions {
  /** Folder with the `docs.json`. */
  folder: string;
  config: ServerConfig;
  base: string | null;
  url: string | null;
  /** Of `Site.isUntrusted`. */
  isUntrusted: boolean;
  /** Further arguments of each build. */
  pass: readonly string[];
  terminal: Terminal;
}

/** A site that is built by the service itself. */
export interface SourceSite {
  /** Its first build. */
  entry: SiteEntry;
  /** Builds anew when the sources change, and puts each build that succeeds in the place of the last one. */
  watch: (open: OpenService) => void;
  close: () => void;
}

/** Changes come in groups: an editor writes several files, a checkout hundreds. */
const quiet = 300;
/** The last build stays for requests and connections that began with it. */
const keep = 60_000;

/**
 * Builds a site for the first time.
 * @throws DocsError for a folder without a `docs.json`, and when the site cannot be built
 */
export async function createSourceSite(options: SourceSiteOptions): Promise<SourceSite> {
  const { folder, config, isUntrusted, terminal } = options;
  findConfigFile(folder);
  const known = config.sites[0];
  const domain = known?.domain ?? basename(folder);
  const builds = openBuildsFolder(config.data, domain);
  let number = 0;
  let running: AbortController | null = null;
  const build = async (): Promise<string | null> => {
    running?.abort();
    running = new AbortController();
    const out = join(builds, String(++number));
    return (await runBuild({ ...options, protect: Boolean(known?.signIn), out, signal: running.signal })) ? out : null;
  };
  // Watched from here on: what is saved while the first build runs would be lost.
  const { listen, stop: stopWatching } = watchFolder(folder, { followsLinks: !isUntrusted });
  const first = await build();
  if (first === null) {
    stopWatching();
    throw new DocsError([
      {
        severity: 'error',
        code: 'build-failed',
        message: `${folder} could not be built`,
        hint: 'See the report above',
      },
    ]);
  }
  const entry: SiteEntry = {
    domain,
    folder: first,
    hosts: known?.hosts ?? [],
    organization: known?.organization ?? 'default',
    signIn: known?.signIn ?? null,
  };
  const ends: (() => void)[] = [() => running?.abort(), stopWatching];
  return {
    entry,
    close: () => ends.forEach((end) => end()),
    watch: (open) => {
      let current = first;
      let timer: NodeJS.Timeout | null = null;
      const rebuild = async (): Promise<void> => {
        const out = await build();
        if (out === null) return;
        const site = await open.sites.replace({ ...entry, folder: out });
        open.index(site);
        const old = current;
        current = out;
        terminal.error(`Serving the new build of ${site.manifest.name}\n`);
        setTimeout(() => removeBuild(old), keep).unref();
      };
      const changed = (): void => {
        if (timer) clearTimeout(timer);
        timer = setTimeout(
          () =>
            void rebuild().catch((error: unknown) =>
              terminal.error(`The new build cannot be served: ${String(error)}\n`),
            ),
          quiet,
        );
      };
      ends.push(
        watchDescriptions({ folder, isUntrusted, onChange: changed }),
        () => void (timer && clearTimeout(timer)),
      );
      listen(changed);
    },
  };
}

function removeBuild(out: string): void {
  for (const folder of [out, serviceFolderOf(out)]) rmSync(folder, { recursive: true, force: true });
}

interface BuildRun extends SourceSiteOptions {
  protect: boolean;
  out: string;
  signal: AbortSignal;
}

/** In a process of its own, so that requests do not wait for it and its memory goes when it ends. */
function runBuild({ folder, out, base, url, pass, protect, terminal, signal }: BuildRun): Promise<boolean> {
  const args = [
    'build',
    folder,
    '--out',
    out,
    ...(protect ? ['--protect'] : []),
    ...(base === null ? [] : ['--base', base]),
    ...(url === null ? [] : ['--site', url]),
    ...pass,
  ];
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [...process.execArgv, process.argv[1]!, ...args], {
      signal,
      killSignal: 'SIGTERM',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    // A signal that ends the service in a first build reaches this process alone.
    const end = (): void => void child.kill('SIGTERM');
    process.prependOnceListener('exit', end);
    child.once('close', () => process.off('exit', end));
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', terminal.error);
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0 && existsSync(serviceFolderOf(out))));
  });
}
