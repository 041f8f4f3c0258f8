import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, Page } from 'playwright';
import { openSite } from '../tests/e2e/open-site.ts';

const help = `Measures how long readers of built sites wait for the next page, side by side.

  npm run bench:navigation -- --site ours=dist --site starlight=../peer/dist [--rounds 9] [--link a[rel=next]]

For each site: from a click to the paint of the next page, on a phone (four times slower processor,
165 ms, 9 Mbit/s) after a tap and on a desktop after 300 ms of hovering, and the bytes of the first page. The times
are medians: measure on an idle machine.

  --site    name=folder of a built site; several
  --link    what is clicked, the first that is seen (default: a link to a next page)
  --start   path of the first page (default: /)
`;

const { values } = parseArgs({
  options: {
    site: { type: 'string', multiple: true, default: ['docwright=dist'] },
    rounds: { type: 'string', default: '9' },
    link: { type: 'string', default: '#pagination a:last-child, a[rel=next], a.pager-link.next' },
    start: { type: 'string', default: '/' },
    help: { type: 'boolean', default: false },
  },
});

interface Device {
  name: string;
  isPhone: boolean;
}

const devices: readonly Device[] = [
  { name: 'phone', isPhone: true },
  { name: 'desktop', isPhone: false },
];

if (values.help) console.log(help);
else for (const site of values.site) await measure(site);

async function measure(site: string): Promise<void> {
  const [name = '', folder = ''] = site.split('=');
  const opened = await openSite(folder);
  try {
    const figures = [];
    for (const device of devices) {
      const times: number[] = [];
      for (let round = 0; round < Number(values.rounds); round += 1)
        times.push(await timeOf(opened.browser, { device, url: opened.url + values.start }));
      times.sort((a, b) => a - b);
      const middle = times[Math.floor(times.length / 2)]!;
      figures.push(
        `${device.name} ${Math.round(middle)} ms (${Math.round(times[0]!)} to ${Math.round(times.at(-1)!)})`,
      );
    }
    const { all, fonts } = await bytesOf(opened.browser, opened.url + values.start);
    console.log(`${name}: ${figures.join(', ')}, first page ${kilobytes(all)} with ${kilobytes(fonts)} of fonts`);
  } finally {
    await opened.close();
  }
}

/** From the click to the first frame in which the page has another heading, in milliseconds. */
async function timeOf(browser: Browser, { device, url }: { device: Device; url: string }): Promise<number> {
  const context = await browser.newContext(
    device.isPhone ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } : {},
  );
  try {
    const page = await context.newPage();
    await keepTime(context);
    if (device.isPhone) await slowDown(page);
    await page.goto(url, { waitUntil: 'networkidle' });
    const link = page.locator(values.link).filter({ visible: true }).first();
    await link.scrollIntoViewIfNeeded();
    // What pages do while a reader reads.
    await page.waitForTimeout(1000);
    if (device.isPhone) await link.tap();
    else {
      await link.hover();
      await page.waitForTimeout(300);
      await link.click();
    }
    const time = await page.waitForFunction(() => sessionStorage.getItem('time'));
    return Number(await time.jsonValue());
  } finally {
    await context.close();
  }
}

/**
 * The time is taken within the page, which no message to the browser holds up, and outlives the page on which the
 * click happened.
 */
function keepTime(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    const title = (): string | null => document.querySelector('h1')?.textContent ?? null;
    const wait = (): void => {
      const isNext = title() !== null && title() !== sessionStorage.getItem('before');
      if (!isNext || document.readyState === 'loading') requestAnimationFrame(wait);
      // What is set in a frame comes after that frame's paint.
      else
        setTimeout(() => sessionStorage.setItem('time', String(Date.now() - Number(sessionStorage.getItem('click')))));
    };
    if (sessionStorage.getItem('click')) wait();
    addEventListener(
      'click',
      () => {
        sessionStorage.setItem('before', title() ?? '');
        sessionStorage.setItem('click', String(Date.now()));
        requestAnimationFrame(wait);
      },
      { capture: true },
    );
  });
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 165,
    downloadThroughput: 9_000_000 / 8,
    uploadThroughput: 9_000_000 / 8,
  });
}

/** Compressed bytes of all that the first page loads by itself; fonts and pictures as they are. */
async function bytesOf(browser: Browser, url: string): Promise<{ all: number; fonts: number }> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const sum = { all: 0, fonts: 0 };
  const pending: Promise<void>[] = [];
  page.on('response', (response) => {
    pending.push(
      response.body().then((body) => {
        const isText = /html|css|javascript|json|svg/.test(response.headers()['content-type'] ?? '');
        const bytes = isText ? gzipSync(body).length : body.length;
        sum.all += bytes;
        if (response.request().resourceType() === 'font') sum.fonts += bytes;
      }),
    );
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await Promise.allSettled(pending);
  await context.close();
  return sum;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
