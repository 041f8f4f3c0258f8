import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readManualExamples } from '../cli/manual-examples.ts';

const root = resolve(import.meta.dirname, '../../..');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };

interface Step {
  id?: string;
  if?: string;
  uses?: string;
  env?: Record<string, string>;
  run?: string;
}
interface Action {
  inputs: Record<string, { default: string }>;
  runs: { steps: Step[] };
}

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docwright-action-'));
  write(
    'bin/npm',
    `#!/bin/sh\necho "npm in $PWD: $*" >> "$LOG"\nmkdir -p node_modules/.bin\nln -sf "${folder}/bin/docwright" node_modules/.bin/docwright\n`,
  );
  write(
    'bin/docwright',
    `#!/bin/sh\necho "docwright $*" >> "$LOG"\nexec "${process.execPath}" "${root}/bin/docwright.js" "$@"\n`,
  );
  write('bin/npx', '#!/bin/sh\necho "npx $1" >> "$LOG"\nname="${1%@*}"\nshift\nexec "$name" "$@"\n');
  // Answers to --jq are what GitHub's would be reduced to.
  write(
    'bin/gh',
    '#!/bin/sh\necho "gh $*" >> "$LOG"\ncase "$*" in\n*"/pulls "*) echo "$FOUND_PULL" ;;\n*PATCH*|*POST*) cp comment.md "$LOG.comment" ;;\n*/comments*) echo "$FOUND_COMMENT" ;;\nesac\n',
  );
  for (const name of ['npm', 'npx', 'gh', 'docwright']) chmodSync(join(folder, 'bin', name), 0o755);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, text: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}

const read = (name: string): string => (existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : '');

function bash(script: string, environment: Readonly<Record<string, string>>): void {
  const env = {
    ...process.env,
    LOG: join(folder, 'log'),
    RUNNER_TEMP: join(folder, 'temp'),
    GITHUB_WORKSPACE: join(folder, 'repository'),
    GITHUB_OUTPUT: join(folder, 'output'),
    GITHUB_STEP_SUMMARY: join(folder, 'summary'),
    GITHUB_REPOSITORY: 'one/docs',
    XDG_CACHE_HOME: join(folder, 'cache'),
    ...environment,
    PATH: `${join(folder, 'bin')}:${process.env['PATH']}`,
  };
  const said = openSync(join(folder, 'said'), 'a');
  execFileSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script], {
    cwd: join(folder, 'repository'),
    env,
    stdio: ['ignore', said, said],
  });
}

/** Runs the steps of an action as a runner does, with `event` for what stands in `${{ github.… }}`. */
function runAction(
  file: string,
  { inputs = {}, event = {}, environment = {} }: Record<string, Record<string, string>>,
): void {
  const action = parse(readFileSync(join(root, file), 'utf8')) as Action;
  const outputs: Record<string, string> = {};
  const evaluate = (text: string): string =>
    text.replace(/\$\{\{\s*(.*?)\s*\}\}/g, (_, expression: string) => {
      const [, input] = /^inputs\.(\w+)$/.exec(expression) ?? [];
      if (input) return inputs[input] ?? evaluate(action.inputs[input]!.default);
      return outputs[expression] ?? event[expression] ?? '';
    });
  for (const step of action.runs.steps) {
    const [, condition, wanted] = /^(\S+) == '(\w+)'$/.exec(step.if ?? '') ?? [];
    if (!step.run || (condition && outputs[condition] !== wanted)) continue;
    expect(step.run, 'values come by the environment').not.toContain('${{');
    const env = Object.fromEntries(Object.entries(step.env ?? {}).map(([name, value]) => [name, evaluate(value)]));
    writeFileSync(join(folder, 'output'), '');
    bash(step.run, { ...env, GITHUB_ACTION_PATH: dirname(join(root, file)), ...environment });
    for (const [, name, value] of read('output').matchAll(/^(\w+)=(.*)$/gm))
      outputs[`steps.${step.id}.outputs.${name}`] = value!;
  }
}

/** A repository whose branch changes one page of its site. */
function makeRepository(text = 'Two.'): void {
  const site = join(folder, 'repository/docs');
  cpSync(join(root, 'starter'), site, { recursive: true });
  const git = 'git -c user.name=x -c user.email=x@example.com -c commit.gpgsign=false';
  mkdirSync(join(folder, 'temp'), { recursive: true });
  bash(
    `git init -q -b main . && git add . && ${git} commit -qm one && git update-ref refs/remotes/origin/main HEAD`,
    {},
  );
  const page = join(site, 'quickstart.mdx');
  writeFileSync(page, `${readFileSync(page, 'utf8')}\n${text}\n`);
  bash(`git add . && ${git} commit -qm two`, {});
}

const fork =
  "github.event.pull_request && github.event.pull_request.head.repo.full_name != github.repository && 'yes' || ''";

test('the action checks, builds and names the changed page; a fork runs as a stranger', { timeout: 120_000 }, () => {
  makeRepository();
  // It would run in the place of the program that is wanted.
  write('repository/node_modules/.bin/docwright', '#!/bin/sh\nexit 7\n');
  chmodSync(join(folder, 'repository/node_modules/.bin/docwright'), 0o755);
  runAction('action.yml', {
    inputs: { folder: 'docs', site: 'https://docs.example.com' },
    event: { [fork]: 'yes' },
    environment: { GITHUB_BASE_REF: 'main' },
  });
  expect(JSON.parse(read('repository/dist-changes.json'))).toEqual({
    format: 1,
    pages: [{ kind: 'changed', path: '/quickstart', title: 'Quickstart' }],
  });
  expect(read('summary')).toContain('| Quickstart | changed |');
  expect(existsSync(join(folder, 'repository/dist/index.html'))).toBe(true);
  const log = read('log').split('\n');
  expect(log[0]).toBe(`npm in ${folder}/temp/docwright: install --no-audit --no-fund --prefix . docwright@${version}`);
  const rendering = log.filter((line) => /^docwright (?:check|build)/.test(line));
  expect(rendering).toHaveLength(3);
  for (const line of rendering) expect(line).toMatch(/ --untrusted$/);
});

test('errors are told on their lines, and fail the run after the site is built', { timeout: 120_000 }, () => {
  makeRepository('[None](/none)');
  const run = (): void => runAction('action.yml', { inputs: { folder: 'docs' }, environment: { GITHUB_BASE_REF: '' } });
  expect(run).toThrow();
  expect(read('said')).toMatch(/^::error file=docs\/quickstart\.mdx,line=\d+/m);
  expect(read('said')).toMatch(/docwright check has found errors\n$/);
  expect(existsSync(join(folder, 'repository/dist/index.html'))).toBe(true);
  expect(read('log')).not.toContain('--untrusted');
});

test('the template for GitLab names the changed page', { timeout: 120_000 }, () => {
  makeRepository();
  const template = readFileSync(join(root, 'starter-ci/gitlab.yml'), 'utf8')
    .replaceAll('{{folder}}', 'docs')
    .replaceAll('{{version}}', version);
  const jobs = parse(template) as Record<string, { script: string[] }>;
  const environment = {
    CI_MERGE_REQUEST_DIFF_BASE_SHA: execFileSync('git', ['rev-parse', 'origin/main'], {
      cwd: join(folder, 'repository'),
      encoding: 'utf8',
    }).trim(),
  };
  // A runner may keep its folders for the next pipeline.
  for (let run = 0; run < 2; run++) for (const { script } of Object.values(jobs)) bash(script.join('\n'), environment);
  expect(read('repository/changed-pages.md')).toContain('| Quickstart | changed |');
  expect(JSON.parse(read('repository/gl-code-quality-report.json'))).toEqual([]);
  const asked = [...read('log').matchAll(/^npx (.*)$/gm)].map(([, name]) => name);
  expect([...new Set(asked)]).toEqual([`docwright@${version}`]);
});

const commenting = { preview: 'https://pr-{number}.example.com', before: 'https://docs.example.com' };

function comment(event: Record<string, string>, environment: Record<string, string>): string[] {
  const pages = [{ kind: 'changed', path: '/a', title: 'A @team' }];
  write('repository/dist-changes.json', JSON.stringify({ format: 1, pages }));
  mkdirSync(join(folder, 'temp'), { recursive: true });
  runAction('preview-comment/action.yml', { inputs: commenting, event, environment });
  return read('log')
    .split('\n')
    .filter((line) => /^gh .*(?:PATCH|POST)/.test(line));
}

test('a pull request gets one comment, which is the same one at the next run', () => {
  const event = { 'github.event.pull_request.number': '12' };
  expect(comment(event, {})).toEqual([
    'gh api --silent --method POST repos/one/docs/issues/12/comments -F body=@comment.md',
  ]);
  expect(read('log.comment')).toMatch(/^<!-- docwright -->\n### Documentation: 1 page changed\n/);
  expect(read('log.comment')).toContain(
    '| [A @<!-- -->team](<https://pr-12.example.com/a>) | changed | [before](<https://docs.example.com/a>) |',
  );
  expect(comment(event, { FOUND_COMMENT: '99' }).at(-1)).toBe(
    'gh api --silent --method PATCH repos/one/docs/issues/comments/99 -F body=@comment.md',
  );
});

test('after the run for a fork, the pull request is the open one at its commit, or none', () => {
  const event = {
    'github.event.workflow_run.head_repository.owner.login': 'two',
    'github.event.workflow_run.head_branch': 'patch',
    'github.event.workflow_run.head_sha': 'abc',
  };
  expect(comment(event, { FOUND_PULL: '' })).toEqual([]);
  expect(comment(event, { FOUND_PULL: '7' })).toHaveLength(1);
  expect(read('log')).toContain('-f head=two:patch');
});

test('the manual calls the actions that are there, with inputs that they have', () => {
  const workflows = readManualExamples().filter(({ meta }) => meta.startsWith('.github/'));
  const steps = workflows.flatMap(({ code }) =>
    Object.values((parse(code) as { jobs: Record<string, { steps: (Step & { with?: object })[] }> }).jobs).flatMap(
      (job) => job.steps,
    ),
  );
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const ours = steps.filter(({ uses }) => uses?.startsWith('docwright/'));
  expect(ours.length).toBeGreaterThan(2);
  for (const { uses, with: given = {} } of ours) {
    const [, path = 'none', release] = /^docwright\/docwright\/?([^@]*)@v(.+)$/.exec(uses!) ?? [];
    expect(release).toBe(version);
    const { inputs } = parse(readFileSync(join(root, path, 'action.yml'), 'utf8')) as Action;
    expect(Object.keys(inputs)).toEqual(expect.arrayContaining(Object.keys(given)));
  }
});

test('the preview comment is written by the version of its action', () => {
  comment({ 'github.event.pull_request.number': '12' }, {});
  expect(read('log')).toContain(`--prefix . docwright@${version}\n`);
});

test('programs of others are named by their commit, the same one everywhere', () => {
  const workflows = readdirSync(join(root, '.github/workflows')).map((name) => `.github/workflows/${name}`);
  const manual = globSync('example-site/**/*.mdx', { cwd: root });
  const files = ['action.yml', 'preview-comment/action.yml', 'starter-ci/github.yml', ...workflows, ...manual];
  const used = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/\buses: (\S+)(.*)/g)].map(([, action, rest]) => ({
      file,
      name: action!.split('@')[0]!,
      action: `${action}${rest}`,
    })),
  );
  const others = used.filter(({ name }) => !name.startsWith('docwright/'));
  expect(others.length).toBeGreaterThan(15);
  expect(others.filter(({ action }) => !/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([]);
  const pins = new Set(others.map(({ action }) => action));
  expect(pins.size).toBe(new Set(others.map(({ name }) => name)).size);
});
