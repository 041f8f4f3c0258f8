import { existsSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroConfig, AstroIntegration, AstroIntegrationLogger, HookParameters } from 'astro';
import { DocsError } from '../../base/errors/docs-error.ts';
import { renderReport } from '../../base/errors/render-report.ts';
import type { Problem } from '../../model/problem.ts';
import { packageFolder } from '../../read/site/package-folder.ts';
import { describeFolder } from '../output/describe-folder.ts';
import { createFolderWriter, type FolderWriter } from '../output/folder-writer.ts';
import { writeFiles } from '../output/write-files.ts';
import { createSession } from '../session/create-session.ts';
import { findTheme } from '../session/find-theme.ts';
import { hasDiagrams } from '../session/has-diagrams.ts';
import { measurePhase } from '../session/measure-phase.ts';
import type { OpenSession, SessionOptions } from '../session/open-session.ts';
import { forgetSession, registerSession } from '../session/sessions.ts';
import { type ChangeStream, createChangeStream } from '../show/change-stream.ts';
import { createProblemTeller } from '../show/create-problem-teller.ts';
import { reloadOnChanges } from '../show/reload-on-changes.ts';
import { reloadCode } from '../show/reload-script.ts';
import type { ShownSite } from '../show/shown-site.ts';
import { type FolderWatch, watchFolder } from '../show/watch-folder.ts';
import { browserScripts } from './browser-scripts.ts';
import { componentsAnywhere } from './components-anywhere.ts';
import { inlineScripts } from './inline-scripts.ts';
import { loadStalePages } from './load-stale-pages.ts';
import { packageFiles } from './package-files.ts';
import { packedIcons } from './packed-icons.ts';
import { siteFiles } from './site-files.ts';
import { tellFailures } from './tell-failures.ts';
import { refreshRoutes, virtualModules } from './virtual-modules.ts';

/** The documentation that a run of Astro builds or shows. */
export interface Docs {
  /** Path below the project's own base: `''` or `/docs`. */
  base: string;
  /** What its session is made with. */
  options: (project: AstroConfig, command: 'build' | 'dev') => SessionOptions;
  /** One that the caller has made, and will close. */
  session?: OpenSession;
  /** Of its folder, which the caller will end, too. */
  watch?: FolderWatch;
  /** In development told again whenever something else is wrong. */
  onProblems: (problems: Problem[], logger: AstroIntegrationLogger) => void;
  onWritten?: (written: FolderWriter) => void;
  /** In development called with each session that follows the first. `true`: another server shows it. */
  onSession?: (session: OpenSession) => boolean;
  /** In development holds the pages that are being sent, for a caller who would not break one off. */
  sending?: Set<ServerResponse>;
}

interface Run extends ShownSite {
  /** Of `registerSession`. */
  name: string;
  options: SessionOptions;
  /** `null` while building. */
  watch: FolderWatch | null;
  stopReloading: () => Promise<void>;
  /** Called for each page that the routes have rendered. */
  rendered: () => void;
}

/**
 * Adds documentation to an Astro project: its routes, and the files beside them. Docwright's own commands run it in a
 * project that holds nothing else.
 */
export function docsIntegration(docs: Docs): AstroIntegration {
  let run: Run | null = null;
  // Vite tells pages of changes: for them it is one state, until another server shows the site.
  const changes = createChangeStream();
  const end = async (): Promise<void> => {
    if (run) await stop(run, docs);
    run = null;
  };
  return {
    name: 'docwright',
    hooks: {
      'astro:config:setup': async (setup) => {
        refuseSecond(setup.config);
        // A server that starts anew, because the project's configuration changed, sets up without having been done.
        await end();
        addRoutes(docs, setup);
        if (setup.command === 'dev') setup.injectScript('head-inline', listenCode(docs, { setup, changes }));
        if (setup.command === 'build' || setup.command === 'dev') run = await start(docs, setup);
      },
      'astro:server:setup': ({ server, logger }) => {
        if (!run?.watch) return;
        const { watch } = run;
        const { folder } = run.session;
        const onProblems = (problems: Problem[]): void => {
          docs.onProblems(problems, logger);
          changes.tellProblems(problems);
        };
        const shown: ShownSite = run;
        const teller = createProblemTeller(shown, { render: (page) => shown.session.render(page), onProblems });
        const onAsked = tellFailures(server, { teller, folder });
        const onShown = loadStalePages(server);
        run.rendered = teller.rendered;
        server.middlewares.use(siteFiles(run, { base: docs.base, changes, onAsked, onShown, sending: docs.sending }));
        run.stopReloading = reloadOnChanges({
          site: run.options,
          shown: run,
          watch,
          onReload: (previous) => {
            if (shown.failure.length === 0 && docs.onSession?.(shown.session)) return;
            refreshRoutes(server);
            server.environments.client.hot.send({ type: 'full-reload' });
            teller.replaced(previous);
          },
        });
      },
      'astro:server:done': end,
      'astro:build:done': async ({ dir, logger }) => {
        if (!run) return;
        const { session } = run;
        const outDir = join(fileURLToPath(dir), docs.base);
        const pages = createFolderWriter(outDir, { files: describeFolder(outDir) });
        const writer = await writeFiles(session, pages);
        const found = [...session.problems(), ...writer.problems];
        // Whoever has made the session tells what is wrong with it.
        docs.onProblems(docs.session ? found : await checkWritten(session, { found, writer }), logger);
        docs.onWritten?.(writer);
        await end();
      },
    },
  };
}

/** The project's own pages stand where those of the documentation may lead. */
async function checkWritten(
  session: OpenSession,
  { found, writer }: { found: Problem[]; writer: FolderWriter },
): Promise<Problem[]> {
  const { checkBuilt } = await import('../check/check-built.ts');
  const beside = [...writer.files.keys()].flatMap((path) => [path, path.replace(/(?:\/?index)?\.html$/, '')]);
  return measurePhase('Checking links', () => checkBuilt(session, found, beside));
}

type Setup = HookParameters<'astro:config:setup'>;

/** What pages of the documentation run, among the pages of a project. */
function listenCode(docs: Docs, { setup, changes }: { setup: Setup; changes: ChangeStream }): string {
  const base = `${setup.config.base.replace(/\/$/, '')}${docs.base}`;
  const code = reloadCode({ base, version: changes.version(), keepsPlace: true });
  return `if ((location.pathname + '/').startsWith(${JSON.stringify(`${base}/`)})) ${code}`;
}

function addRoutes({ base }: Docs, { config, injectRoute }: Setup): void {
  const add = (pattern: string, file: string): void =>
    injectRoute({ pattern, entrypoint: join(packageFolder, 'src/build/pages', file), prerender: true });
  add(`${base}/[...route]`, '[...route].astro');
  if (!hasNotFound(config)) add('/404', '404.astro');
}

async function start(docs: Docs, { config, command, updateConfig }: Setup): Promise<Run> {
  const options = docs.options(config, command === 'build' ? 'build' : 'dev');
  const watch = command === 'dev' ? (docs.watch ?? watchFolder(options.folder)) : null;
  const session = docs.session ?? (await openSession(options, () => watch?.stop()));
  const shown = { session, failure: [] };
  const run: Run = { ...shown, options, watch, name: '', stopReloading: async () => {}, rendered: () => {} };
  run.name = registerSession(() => (command === 'dev' ? tellingSession(run) : run.session));
  updateConfig({ vite: viteConfig(run, command) });
  return run;
}

/** The session as the routes see it, which tells of the pages that they render. */
function tellingSession(run: Run): OpenSession {
  const { session } = run;
  const render: OpenSession['render'] = (page) => session.render(page).finally(run.rendered);
  return { ...session, render };
}

/** @throws Error with the whole report as its message, since Astro shows nothing else, once `onFailed` was called */
async function openSession(options: SessionOptions, onFailed: () => void): Promise<OpenSession> {
  try {
    return await createSession(options);
  } catch (error) {
    onFailed();
    if (!(error instanceof DocsError)) throw error;
    throw new Error(`The documentation could not be read.\n${renderReport(error.problems, { color: false })}`);
  }
}

async function stop(run: Run, { session, watch }: Docs): Promise<void> {
  await run.stopReloading();
  if (!watch) run.watch?.stop();
  forgetSession(run.name);
  if (!session) await run.session.close();
}

function viteConfig(run: Run, command: string): NonNullable<AstroConfig['vite']> {
  const layout = (): string =>
    join(findTheme(run.session.site, run.session.folder), 'Layout.astro').replaceAll('\\', '/');
  const drawsDiagrams = command !== 'build' || hasDiagrams(run.session.site);
  return {
    plugins: [
      virtualModules({ session: run.name, layout }),
      componentsAnywhere(),
      packageFiles(),
      browserScripts(),
      // Elsewhere these scripts come with their pictures, and a project's own imports are its own.
      ...(process.env['DOCWRIGHT_SOURCES'] ? [packedIcons(join(packageFolder, 'lib/icons'))] : []),
      inlineScripts(),
    ],
    define: { 'import.meta.env.DOCWRIGHT_MERMAID': JSON.stringify(String(drawsDiagrams)) },
  };
}

/** The routes ask for one session, and which of two it would be they cannot tell. */
function refuseSecond({ integrations }: AstroConfig): void {
  if (integrations.filter(({ name }) => name === 'docwright').length > 1)
    throw new Error(
      'A project can use docwright() only once: move the second site into the docs.json of the first, or build it separately',
    );
}

function hasNotFound({ srcDir }: AstroConfig): boolean {
  const endings = ['astro', 'md', 'mdx', 'html', 'js', 'ts'];
  return endings.some((ending) => existsSync(new URL(`pages/404.${ending}`, srcDir)));
}
