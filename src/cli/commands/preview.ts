import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { serveFolder } from '../../service/server/serve-folder.ts';
import { type Command, type CommandInput, type ExitCode, UsageError } from '../command.ts';
import { listenFrom, readPort } from '../listen-from.ts';

export const previewCommand: Command = {
  name: 'preview',
  usage: '[folder] [--port 4321]',
  summary: 'Serve a built site from this machine',
  options: [
    {
      name: 'port',
      type: 'string',
      short: 'p',
      value: 'number',
      summary: 'port to listen on; the next free one is taken (default: 4321)',
    },
    { name: 'host', type: 'string', value: 'address', summary: 'address to listen on (default: localhost)' },
  ],
  positionals: 1,
  run,
};

async function run({ positionals, options, terminal }: CommandInput): Promise<ExitCode> {
  const folder = resolve(positionals[0] ?? 'dist');
  if (!existsSync(join(folder, 'index.html')))
    throw new UsageError(`${folder} is no built site; run docwright build first`);
  const host = typeof options['host'] === 'string' ? options['host'] : 'localhost';
  const base = readBase(folder);
  const server = await listenFrom(readPort(options['port'], 4321), (port) => serveFolder({ folder, host, base, port }));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  terminal.out(`http://${host}:${port}${base}/ shows ${folder}\n`);
  await new Promise<void>((stop) => process.once('SIGINT', stop).once('SIGTERM', stop));
  server.close();
  server.closeAllConnections();
  return 0;
}

/** The base path that the build noted beside its output. */
function readBase(folder: string): string {
  try {
    const { base } = JSON.parse(readFileSync(join(folder, '_docwright/build.json'), 'utf8')) as { base?: unknown };
    return typeof base === 'string' ? base : '';
  } catch {
    return '';
  }
}
