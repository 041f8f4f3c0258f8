import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright';
import { builtInThemes } from '../src/read/config/topics/theme.ts';
import { buildTheme } from '../tests/e2e/build-theme.ts';
import { type OpenSite, openSite } from '../tests/e2e/open-site.ts';
import { compareFingerprints, type Fingerprint, takeFingerprint } from './gallery/fingerprint.ts';
import { type Setting, type Subject, shownPages, subjects } from './gallery/settings.ts';

const help = `Compares how the themes look with how they looked: which picture changed, by how much, and where.

  npm run gallery -- [--theme mint]… [--accept]

  --accept  keep what is seen now as what is right, in scripts/gallery/fingerprints.json

The pictures are in gallery/compared/. "npm run photos" takes others.
`;

const { values } = parseArgs({
  options: {
    theme: { type: 'string', multiple: true, default: [...builtInThemes] },
    accept: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const root = resolve(import.meta.dirname, '..');
const file = join(root, 'scripts/gallery/fingerprints.json');
/** By theme and picture. */
type Fingerprints = Record<string, Record<string, Fingerprint>>;

if (values.help) console.log(help);
else process.exitCode = (await main()) ? 0 : 1;

async function main(): Promise<boolean> {
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Fingerprints) : {};
  let count = 0;
  for (const theme of values.theme) {
    const seen: Record<string, Fingerprint> = {};
    for (const subject of subjects) {
      const { needs, pictures } = subject;
      // What was seen where there is a typeface stays.
      const kept = pictures.flatMap(({ name }) => (known[theme]?.[name] ? [[name, known[theme][name]] as const] : []));
      Object.assign(seen, needs && !hasTypeface(needs) ? Object.fromEntries(kept) : await lookAt(theme, subject));
    }
    const changes = tell(theme, known[theme] ?? {}, seen);
    count += changes.length;
    for (const change of changes) console.log(change);
    known[theme] = seen;
    // Theme by theme, so that a run that is ended keeps what it has seen.
    if (values.accept) writeFileSync(file, `${JSON.stringify(known, null, 2)}\n`);
  }
  console.log(`${count} pictures changed${values.accept ? ', and are right from now on' : ''}`);
  return values.accept || count === 0;
}

/** Whether the system has letters for a language; Debian's are in `fonts-noto-cjk`. */
function hasTypeface(language: string): boolean {
  const { stdout } = spawnSync('fc-list', [`:lang=${language}`], { encoding: 'utf8' });
  if (!stdout) console.warn(`No typeface for "${language}": its pictures are not taken`);
  return Boolean(stdout);
}

async function lookAt(
  theme: string,
  { name, site: folder, settings, pictures }: Subject,
): Promise<Record<string, Fingerprint>> {
  const out = mkdtempSync(join(tmpdir(), `docwright-gallery-${theme}-${name}-`));
  const source = folder ? { site: join(root, folder) } : { site: join(root, 'example-site'), pages: shownPages };
  await buildTheme({ ...source, theme, out, settings });
  const site = await openSite(out);
  try {
    const taken: Record<string, Fingerprint> = {};
    for (const picture of pictures) taken[picture.name] = await take(site, { theme, picture });
    return taken;
  } finally {
    await site.close();
    rmSync(out, { recursive: true, force: true });
  }
}

async function take(site: OpenSite, { theme, picture }: { theme: string; picture: Setting }): Promise<Fingerprint> {
  const { path, width, height, mode = 'light', attributes, prepare } = picture;
  const { page } = await site.newPage({ viewport: { width, height }, colorScheme: mode, reducedMotion: 'reduce' });
  if (attributes) await handOutWith(page, attributes);
  await page.goto(site.url + path, { waitUntil: 'networkidle' });
  await prepare?.(page);
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  const folder = join(root, 'gallery/compared', theme);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${picture.name}.png`), png);
  const fingerprint = await takeFingerprint(page, png);
  await page.context().close();
  return fingerprint;
}

async function handOutWith(page: Page, attributes: string): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const name = attributes.split('=')[0]!;
    const body = (await response.text()).replace(/<html [^>]*>/, (tag) =>
      tag.replace(new RegExp(` ${name}="[^"]*"`), '').replace('<html', `<html ${attributes}`),
    );
    await route.fulfill({ response, body });
  });
}

function tell(theme: string, known: Record<string, Fingerprint>, seen: Record<string, Fingerprint>): string[] {
  return Object.entries(seen).flatMap(([name, fingerprint]) => {
    const before = known[name];
    const place = `gallery/compared/${theme}/${name}.png`;
    if (before === undefined) return [`${theme} ${name}: new, ${place}`];
    const difference = compareFingerprints(before, fingerprint);
    if (!difference) return [];
    const [changed, most, x, y] = [difference.changed, difference.most, ...difference.place].map(Math.round);
    return [`${theme} ${name}: ${changed} % of its fields, most ${most} % at ${x} % across, ${y} % down, ${place}`];
  });
}
