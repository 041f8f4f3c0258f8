import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { findBuiltSite } from '../../base/paths/find-built-site.ts';
import { serveFolder } from '../../service/server/serve-folder.ts';
import { announce } from '../announce.ts';
import { type Command, type CommandInput, type ExitCode, UsageError } from '../command.ts';
import { listenFrom, readPort } from '../listen-from.ts';
import { outputOptions } from '../output-options.ts';
import { opensBrowser, readAllowedHosts, readCertificate, readHost, serverOptions } from '../server-options.ts';
import { showUntilStopped } from '../show-until-stopped.ts';

const standardPort = 4321;

export const previewCommand: Command = {
  name: 'preview',
  usage: `[folder] [--port ${standardPort}] [--host] [--open]`,
  summary: 'Serve a built site locally',
  options: [...serverOptions(standardPort), ...outputOptions],
  positionals: 1,
  run,
};

async function run({ positionals, options, terminal }: CommandInput): Promise<ExitCode> {
  const { folder, base } = findBuiltSite(resolve(positionals[0] ?? 'dist'));
  if (!existsSync(join(folder, 'index.html')))
    throw new UsageError(`${folder} is not a built site; run docwright build first`);
  const [host, wanted] = [readHost(options), readPort(options['port'], standardPort)];
  const certificate = readCertificate(options);
  const allowedHosts = readAllowedHosts(options);
  const server = await listenFrom(wanted, (port) =>
    serveFolder({ folder, host, allowedHosts, base, port, certificate }),
  );
  const { port } = server.address() as AddressInfo;
  const listening = { protocol: certificate ? 'https' : 'http', host, port, base } as const;
  announce(terminal, { ...listening, wanted, title: `Serving ${folder}` });
  await showUntilStopped({ terminal, listening: () => listening, open: opensBrowser(options) });
  server.close();
  server.closeAllConnections();
  return 0;
}
