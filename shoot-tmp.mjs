import { chromium } from 'playwright';
import { spawn } from 'node:child_process';
import { readFileSync, globSync } from 'node:fs';
const [dir, name, seed, ...fixed] = process.argv.slice(2);
const port = 4700 + Math.floor(Math.random() * 200);
const srv = spawn('node', ['bin/docwright.js', 'preview', dir, '--port', String(port)], { stdio: 'ignore' });
await new Promise(r => setTimeout(r, 2500));
const pages = globSync(dir + '/**/index.html').map(f => f.slice(dir.length, -'index.html'.length)).sort();
let s = Number(seed); const rnd = () => (s = (Math.imul(s, 1664525) + 1013904223) >>> 0) / 2 ** 32;
const picks = fixed.length ? fixed : Array.from({ length: 4 }, () => pages[Math.floor(rnd() * pages.length)]);
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'] });
let i = 0;
for (const p of picks) {
  const phone = i % 4 === 3, dark = i % 2 === 1;
  const ctx = await b.newContext({ viewport: phone ? { width: 390, height: 1200 } : { width: 1360, height: 1200 }, colorScheme: dark ? 'dark' : 'light' });
  const page = await ctx.newPage(); page.on('console', m => m.type() === 'error' && console.log(p, 'CONSOLE', m.text().slice(0, 200))); page.on('pageerror', e => console.log(p, 'PAGEERROR', String(e).slice(0, 200)));
  page.on('response', r => r.status() >= 400 && console.log(p, r.status(), r.url()));
  await page.goto(`http://localhost:${port}${p}`, { waitUntil: 'load' }).catch(e => console.log(String(e).slice(0, 100)));
  await page.waitForTimeout(700);
  await page.screenshot({ path: `/tmp/me/shot-${name}-${i}.png` });
  console.log(name, i, p); i++; await ctx.close();
}
await b.close(); srv.kill();
