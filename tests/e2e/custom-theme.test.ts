import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const manual = readFileSync(join(root, 'example-site/themes/custom.mdx'), 'utf8');
const { VITEST: _vitest, NODE_ENV: _mode, ...env } = process.env;
let folder = '';
let page = '';
let styles = '';

/** The code that the manual shows for a file. */
function fromManual(path: string): string {
  return new RegExp(`^\`\`\`\\w+ ${path}\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(manual)![1]!;
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

// The site lies where no package is installed.
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'docwright-custom-theme-'));
  cpSync(join(root, 'starter'), folder, { recursive: true });
  const config = JSON.parse(readFileSync(join(folder, 'docs.json'), 'utf8')) as Record<string, unknown>;
  write('docs.json', JSON.stringify({ ...config, theme: 'paper' }));
  write('themes/paper/tokens.css', fromManual('themes/paper/tokens.css'));
  const layout = fromManual('themes/paper/Layout.astro')
    .replace("import './tokens.css';", "import './tokens.css';\nimport Sign from './Sign.astro';")
    .replace('<slot />', '<slot /><Sign />');
  write('themes/paper/Layout.astro', layout);
  write(
    'themes/paper/Sign.astro',
    "---\nimport { Code } from 'astro:components';\nimport { fade } from 'astro:transitions';\nconst { SITE, ...env } = import.meta.env;\n---\n" +
      "<Code code={typeof env.BASE_URL} lang='js' /><p transition:animate={fade()}>Moved</p>" +
      "<p class='sign'>Paper</p><style>.sign { outline-offset: 7px }</style><script>document.title += ' on paper';</script>",
  );
  execFileSync(process.execPath, [join(root, 'bin/docwright.js'), 'build', '.', '--out', 'out', '--strict'], {
    cwd: folder,
    env,
  });
  page = readFileSync(join(folder, 'out/index.html'), 'utf8');
  styles = readdirSync(join(folder, 'out/_docwright'))
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(join(folder, 'out/_docwright', name), 'utf8'))
    .join('');
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("the manual's theme builds in a folder that holds no packages", () => {
  expect(page).toContain('id="page-title"');
  expect(page).toContain('<header id="navbar">');
  expect(styles).toMatch(/--dw-font:\s?Georgia/);
});

test('it may use what Astro brings along', () => {
  expect(page).toMatch(/<pre [^>]*\bastro-code\b[^>]*>.*>string</);
  expect(page).toMatch(/<p [^>]*data-astro-transition-scope="[^"]+"[^>]*>Moved/);
});

test('the sources of the theme are not published, and its tokens loaded once', () => {
  expect(existsSync(join(folder, 'out/themes'))).toBe(false);
  expect(page).not.toContain('themes/paper');
});

test('components of the theme bring their styles and scripts', () => {
  expect(page).toMatch(/<p class="sign"[^>]*>Paper<\/p>/);
  expect(styles).toMatch(/outline-offset:\s?7px/);
  expect(page).toContain('on paper');
});

test('a theme that fails while it draws a page is named', () => {
  const path = join(folder, 'themes/paper/Layout.astro');
  const layout = readFileSync(path, 'utf8');
  writeFileSync(path, `${layout}\n<p>{nowhere.known}</p>\n`);
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(root, 'bin/docwright.js'), 'build', '.', '--out', 'failed'],
    { cwd: folder, env, encoding: 'utf8' },
  );
  writeFileSync(path, layout);
  expect(status).toBe(1);
  expect(stderr).toMatch(/themes\/paper\/Layout\.astro[\s\S]*nowhere is not defined[\s\S]*docwright dev/);
  expect(existsSync(join(folder, 'failed'))).toBe(false);
});
