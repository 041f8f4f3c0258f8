import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export interface RunningServer {
  port: number;
  stop: () => Promise<void>;
}

interface Launch {
  command: string;
  args: readonly string[];
  /** By path in the folder of the server. */
  files: Readonly<Record<string, string>>;
}

type Prepare = (given: { port: number; folder: string; home: string; program: string }) => Launch;

/** The servers as Debian has them, by the host they are: where they may be, and how one is started on a folder. */
export const servers: Readonly<Record<'nginx' | 'caddy' | 'apache', { programs: string[]; prepare: Prepare }>> = {
  nginx: { programs: ['/usr/sbin/nginx', '/usr/bin/nginx'], prepare: prepareNginx },
  caddy: { programs: ['/usr/bin/caddy'], prepare: prepareCaddy },
  apache: { programs: ['/usr/sbin/apache2', '/usr/sbin/httpd'], prepare: prepareApache },
};

/** Where the program of a server is; `null` where it is not installed. */
export function findServer(host: keyof typeof servers): string | null {
  return servers[host].programs.find((path) => existsSync(path)) ?? null;
}

/** Starts a server on a folder; what it writes lies in a folder of its own, removed with it. */
export async function startServer(host: keyof typeof servers, folder: string): Promise<RunningServer> {
  const home = mkdtempSync(join(tmpdir(), `docwright-${host}-`));
  const port = await freePort();
  const { command, args, files } = servers[host].prepare({ port, folder, home, program: findServer(host)! });
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(home, name)), { recursive: true });
    writeFileSync(join(home, name), content);
  }
  execFileSync('chmod', ['-R', 'a+rX', dirname(folder)]);
  const output: string[] = [];
  const child = spawn(command, args, {
    env: { ...process.env, HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home },
  });
  child.stdout.on('data', (chunk) => output.push(String(chunk)));
  child.stderr.on('data', (chunk) => output.push(String(chunk)));
  const stop = (): Promise<void> => end(child).finally(() => rmSync(home, { recursive: true, force: true }));
  try {
    await answers(port, child);
  } catch {
    const log = join(home, 'error.log');
    if (existsSync(log)) output.push(readFileSync(log, 'utf8'));
    await stop();
    throw new Error(`${host} did not start:\n${output.join('')}`);
  }
  return { port, stop };
}

function prepareNginx({ port, folder, home, program }: Parameters<Prepare>[0]): Launch {
  const own = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const paths = own.map((name) => `  ${name}_temp_path ${home}/${name};\n`).join('');
  const config = `daemon off;
master_process off;
pid ${home}/nginx.pid;
error_log stderr;
events {}
http {
${paths}  access_log off;
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    include ${folder}/nginx.conf;
  }
}
`;
  return { command: program, args: ['-e', 'stderr', '-c', join(home, 'main.conf')], files: { 'main.conf': config } };
}

function prepareCaddy({ port, folder, home, program }: Parameters<Prepare>[0]): Launch {
  const config = `{
  admin off
  auto_https off
}
http://127.0.0.1:${port} {
  root * ${folder}
  import ${folder}/Caddyfile
}
`;
  return {
    command: program,
    args: ['run', '--adapter', 'caddyfile', '--config', join(home, 'Caddyfile')],
    files: { Caddyfile: config },
  };
}

function prepareApache({ port, folder, home, program }: Parameters<Prepare>[0]): Launch {
  const modules = ['mpm_event', 'authz_core', 'autoindex', 'dir', 'mime', 'rewrite', 'headers', 'filter', 'deflate'];
  const config = `ServerRoot ${home}
ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${home}/httpd.pid
ErrorLog ${home}/error.log
User nobody
Group nogroup
${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so\n`).join('')}TypesConfig /etc/mime.types
DocumentRoot ${folder}
<Directory ${folder}>
  AllowOverride FileInfo Indexes
  Options Indexes FollowSymLinks
  Require all granted
</Directory>
`;
  return { command: program, args: ['-X', '-f', join(home, 'main.conf')], files: { 'main.conf': config } };
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

async function answers(port: number, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 100 && child.exitCode === null; tries++) {
    const isUp = await fetch(`http://127.0.0.1:${port}/llms.txt`).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('no answer');
}

export function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
}
