/**
 * Runs the snippets of every language with its real tool against a local server and compares what arrives with what
 * the playground sends. `npm run conformance:snippets -- [language…] [--case=<part of a name>…]`
 * `--peer=<name> --peers=<folder>` runs those of another generator, which is installed in that folder;
 * `--grammars=<folder>` parses those whose tool is missing by what is installed there (see `findFaultySnippets`).
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { HttpRequest } from '../src/model/http.ts';
import { resolveLanguage } from '../src/shared/snippets/resolve-language.ts';
import { snippetWriter } from '../src/shared/snippets/snippet-writer.ts';
import { buildCases, type Case, caseFiles } from './conformance-snippets/cases.ts';
import { compareRequests } from './conformance-snippets/compare.ts';
import { type EchoServer, type SentRequest, startEchoServer } from './conformance-snippets/echo-server.ts';
import { findFaultySnippets } from './conformance-snippets/find-faulty-snippets.ts';
import { findOpenSnippets } from './conformance-snippets/find-open-snippets.ts';
import { loadPeer, type WriteCase } from './conformance-snippets/peer-writers.ts';
import { runCommand } from './conformance-snippets/run-command.ts';
import { sendReference } from './conformance-snippets/send-reference.ts';
import { type Toolchain, toolchains } from './conformance-snippets/toolchains.ts';

const root = process.env.CONFORMANCE_FOLDER ?? join(tmpdir(), 'docwright-conformance');
const repository = join(import.meta.dirname, '..');
const compileLimit = 600;
const runLimit = 60;

interface Row {
  label: string;
  identical: number;
  different: number;
  /** Refused by the platform's own client. */
  impossible: number;
  /** Without its tool: snippets that a grammar takes, or in which that of the highlighter finds every string closed. */
  parsed: number;
  note: string;
}

interface Run {
  write: WriteCase;
  toolchain: Toolchain;
  cases: Case[];
  references: SentRequest[];
  server: EchoServer;
}

async function main(args: string[]): Promise<void> {
  const caseParts = args.filter((arg) => arg.startsWith('--case=')).map((arg) => arg.slice('--case='.length));
  const languages = args.filter((arg) => !arg.startsWith('--'));
  const option = (name: string): string => args.find((arg) => arg.startsWith(`--${name}=`))?.split('=')[1] ?? '';
  const write = option('peer') === '' ? writeOwn : await loadPeer(option('peer'), option('peers'));
  const server = await startEchoServer();
  const cases = buildCases(server.origin).filter(
    ({ name }) => caseParts.length === 0 || caseParts.some((part) => name.includes(part)),
  );
  const references: SentRequest[] = [];
  for (const { name, request } of cases) {
    await sendReference(request);
    references.push(only(server.take(), name));
  }
  const keys = new Set(
    toolchains.map(({ key }) => key).filter((key) => languages.length === 0 || languages.includes(key)),
  );
  const run = { write, cases, references, server };
  const rows: Row[] = [];
  for (const key of keys) {
    const found = await findToolchains(key);
    for (const toolchain of found) rows.push(await runToolchain({ ...run, toolchain }));
    if (found.length === 0) rows.push(await parseSnippets(key, cases, option('grammars')));
  }
  server.close();
  console.table(Object.fromEntries(rows.map(({ label, ...row }) => [label, row])));
  if (rows.some((row) => row.different > 0)) process.exitCode = 1;
}

function only(sent: SentRequest[], name: string): SentRequest {
  if (sent.length !== 1) throw new Error(`The reference sent ${sent.length} requests for "${name}"`);
  return sent[0]!;
}

/** Those of a language whose tools are on this machine. */
async function findToolchains(key: string): Promise<Toolchain[]> {
  const found: Toolchain[] = [];
  for (const toolchain of toolchains) {
    if (toolchain.key !== key) continue;
    if ((await runCommand(toolchain.probe, { cwd: tmpdir(), limit: runLimit })).ok) found.push(toolchain);
  }
  return found;
}

function emptyRow(label: string): Row {
  return { label, identical: 0, different: 0, impossible: 0, parsed: 0, note: '' };
}

async function runToolchain(run: Run): Promise<Row> {
  const { toolchain, cases, write } = run;
  const row = emptyRow(toolchain.name ?? toolchain.key);
  const folder = join(root, row.label.replace(/\W+/g, '-'));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [index, { request }] of cases.entries()) {
    const source = await writeSafely(write, toolchain.key, request);
    writeCase(join(folder, caseId(index)), { id: caseId(index), request, toolchain, source });
  }
  const problem = await prepare(toolchain, folder, cases.length);
  if (problem !== null) return { ...row, different: cases.length, note: problem };
  for (const [index, entry] of cases.entries()) {
    if (toolchain.refuses?.(entry.request)) {
      row.impossible++;
      continue;
    }
    const differences = await runCase(run, join(folder, caseId(index)), index);
    if (differences.length === 0) row.identical++;
    else row.different++;
    if (differences.length > 0)
      console.log(
        `${row.label} · ${entry.name} (${caseId(index)})\n${differences.map((line) => `    ${line}`).join('\n')}`,
      );
  }
  return row;
}

/** `grammars` is the folder with them; empty for none. */
async function parseSnippets(key: string, cases: readonly Case[], grammars: string): Promise<Row> {
  const language = resolveLanguage(key)!;
  const generate = snippetWriter(language);
  const sources = cases.map(({ request }) => generate(request));
  const faulty = grammars === '' ? null : await findFaultySnippets(key, sources, grammars);
  const found = faulty ?? (await findOpenSnippets(language.highlight, sources));
  const fault = faulty ? 'is not of the language' : 'does not end where the grammar expects it';
  for (const index of found) console.log(`${key} · ${cases[index]!.name}: ${fault}`);
  const note = `tool not found, ${faulty ? 'parsed by its grammar' : 'strings looked at only'}`;
  return { ...emptyRow(key), parsed: cases.length - found.length, different: found.length, note };
}

function caseId(index: number): string {
  return `case${String(index + 1).padStart(2, '0')}`;
}

const writeOwn: WriteCase = (key, request) => snippetWriter(resolveLanguage(key)!)(request);

/** A generator that fails has written nothing. */
async function writeSafely(write: WriteCase, key: string, request: HttpRequest): Promise<string> {
  try {
    return (await write(key, request)) ?? '';
  } catch (error) {
    console.log(`${key}: ${String(error).slice(0, 200)}`);
    return '';
  }
}

interface WrittenCase {
  id: string;
  request: HttpRequest;
  toolchain: Toolchain;
  source: string;
}

function writeCase(folder: string, { id, request, toolchain, source }: WrittenCase): void {
  writeFiles(folder, {
    ...caseFiles,
    ...toolchain.extra,
    'files.json': JSON.stringify(filesOf(request)),
    [toolchain.file]: toolchain.wrap?.(source, id, request) ?? source,
  });
}

function filesOf({ body }: HttpRequest): string[] {
  if (body?.kind === 'file') return [body.file.filename];
  return body?.kind === 'multipart'
    ? body.parts.flatMap((part) => (part.kind === 'file' ? [part.file.filename] : []))
    : [];
}

function writeFiles(folder: string, files: Record<string, string | Uint8Array>): void {
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
}

async function prepare({ prepare: step }: Toolchain, folder: string, count: number): Promise<string | null> {
  if (step === undefined) return null;
  const ids = Array.from({ length: count }, (_, index) => caseId(index));
  writeFiles(folder, step.files?.(ids) ?? {});
  const command = step.command(ids).map((part) => (part === 'tsc' ? join(repository, 'node_modules/.bin/tsc') : part));
  const { ok, output } = await runCommand(command, { cwd: folder, limit: compileLimit });
  if (ok) return null;
  console.log(output.slice(0, 4000));
  return 'does not compile';
}

async function runCase(
  { toolchain, cases, references, server }: Run,
  folder: string,
  index: number,
): Promise<string[]> {
  if (toolchain.compile !== undefined) {
    const compiled = await runCommand(toolchain.compile, { cwd: folder, limit: runLimit });
    if (!compiled.ok) return [`does not compile: ${compiled.output.slice(0, 600)}`];
  }
  server.take();
  const result = await runCommand(toolchain.run(caseId(index)), { cwd: folder, limit: runLimit });
  const [sent, ...others] = server.take();
  if (sent === undefined) return [`sent nothing: ${result.output.slice(0, 600)}`];
  const differences = compareRequests(cases[index]!.request, references[index]!, sent);
  return others.length === 0 ? differences : [...differences, `sent ${others.length + 1} requests`];
}

await main(process.argv.slice(2));
