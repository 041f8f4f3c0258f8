import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenSite, openSite } from './open-site.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

describe('colour mode', () => {
  test('follows the system, can be chosen, and is remembered', async () => {
    const { page } = await site.newPage({ colorScheme: 'dark' });
    await page.goto(site.url);
    const isDark = (): Promise<boolean> => page.evaluate(() => document.documentElement.classList.contains('dark'));
    expect(await isDark()).toBe(true);
    await page.getByRole('button', { name: /light/i }).first().click();
    expect(await isDark()).toBe(false);
    await page.reload();
    expect(await isDark()).toBe(false);
  });

  test('follows what is chosen in another tab of the site', async () => {
    const { page } = await site.newPage({ colorScheme: 'light' });
    await page.goto(`${site.url}/write/markdown`, { waitUntil: 'load' });
    const other = await page.context().newPage();
    await other.goto(`${site.url}/write/code`, { waitUntil: 'load' });
    const readMode = () =>
      page.evaluate(() => [
        document.documentElement.classList.contains('dark'),
        document.querySelector<HTMLButtonElement>('.theme-toggle > [aria-pressed=true]')?.value,
      ]);
    await other.locator('.theme-toggle > [value=dark]').click();
    await expect.poll(readMode).toEqual([true, 'dark']);
    await other.locator('.theme-toggle > [value=system]').click();
    await expect.poll(readMode).toEqual([false, 'system']);
  });

  test('is right at the first paint', async () => {
    const { page } = await site.newPage({ colorScheme: 'dark' });
    await page.addInitScript(() => {
      const seen: boolean[] = [];
      Object.assign(globalThis, { seen });
      new MutationObserver(() => {
        if (document.body) seen.push(document.documentElement.classList.contains('dark'));
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(site.url);
    const seen = await page.evaluate(() => (globalThis as unknown as { seen: boolean[] }).seen);
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.every(Boolean)).toBe(true);
  });
});

describe('on paper', () => {
  test('the code of a page in dark mode is dark on white, and whole', async () => {
    const { page } = await site.newPage({ colorScheme: 'dark' });
    await page.goto(`${site.url}/write/code`);
    const inks = (): Promise<number[]> =>
      page.evaluate(() => {
        const canvas = document.createElement('canvas').getContext('2d')!;
        return [...document.querySelectorAll('.code-block:not([style]) .line span')].map((part) => {
          canvas.fillStyle = getComputedStyle(part).color;
          const [red = 0, green = 0, blue = 0] = canvas.fillStyle
            .match(/[\da-f]{2}/g)!
            .map((part) => parseInt(part, 16));
          return 0.3 * red + 0.6 * green + 0.1 * blue;
        });
      });
    expect(Math.max(...(await inks()))).toBeGreaterThan(180);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(Math.max(...(await inks()))).toBeLessThan(130);
    const more = page.locator('.code-block[data-expandable] > .code-block-expand');
    expect(await more.count()).toBeGreaterThan(0);
    expect(await more.first().isVisible()).toBe(false);
  });

  test('an endpoint opens what is folded at once, and shows no example that is still empty', async () => {
    const { page } = await site.newPage();
    await page.goto(`${site.url}/api-reference/discovery/search-documentation`);
    const later = page.locator('.code-panel:has([data-snippet])');
    expect(await later.count()).toBeGreaterThan(0);
    await page.emulateMedia({ media: 'print' });
    const ends = await page.evaluate(() =>
      [...document.querySelectorAll('.expandable')]
        .filter((part) => part.checkVisibility())
        .map((part) => [part, part.lastElementChild!].map((of) => of.getBoundingClientRect().bottom)),
    );
    expect(ends.length).toBeGreaterThan(3);
    for (const [shown = 0, whole = 0] of ends) expect(shown).toBeGreaterThanOrEqual(whole);
    for (const panel of await later.all()) expect(await panel.isVisible()).toBe(false);
    for (const button of await page.locator('.api-expand').all()) expect(await button.isVisible()).toBe(false);
    // Every answer is printed, and not only the first.
    const answers = page.locator('.api-response');
    expect(await answers.count()).toBeGreaterThan(1);
    for (const answer of await answers.all()) expect(await answer.isVisible()).toBe(true);
  });

  test.each([
    ['components/prompts', '.prompt-action, .prompt-text > summary'],
    ['components/updates', '#changelog-filters'],
    ['api-reference', '.api-convert'],
  ])('what is pressed on a screen is not printed: %s', async (address, controls) => {
    const { page } = await site.newPage();
    await page.goto(`${site.url}/${address}`);
    const control = page.locator(controls);
    await control.first().waitFor();
    await page.emulateMedia({ media: 'print' });
    for (const one of await control.all()) expect(await one.isVisible()).toBe(false);
  });

  test('a long prompt is printed in full', async () => {
    const { page } = await site.newPage();
    await page.goto(`${site.url}/components/prompts`);
    await page.emulateMedia({ media: 'print' });
    const hidden = await page
      .locator('.prompt-text > pre')
      .first()
      .evaluate((text) => {
        text.append('\nOne more line.'.repeat(99));
        return text.scrollHeight - text.clientHeight;
      });
    expect(hidden).toBe(0);
  });
});

test('of the answers of an endpoint, one is shown until scripts are there', async () => {
  const { page } = await site.newPage();
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto(`${site.url}/api-reference/discovery/search-documentation`);
  const answers = await page.locator('.api-response').all();
  const shown = await Promise.all(answers.map((answer) => answer.isVisible()));
  expect(shown.filter(Boolean)).toHaveLength(1);
});

test('without scripts, each answer of an endpoint stands under its status', async () => {
  const { page } = await site.newPage({ javaScriptEnabled: false });
  await page.goto(`${site.url}/api-reference/discovery/search-documentation`);
  const heads = await page
    .locator('.api-response')
    .evaluateAll((answers) => answers.map((answer) => getComputedStyle(answer, '::before').content));
  expect(heads.length).toBeGreaterThan(1);
  for (const head of heads) expect(head).toMatch(/^"\d{3}"$/);
});

test('colours of a reader’s own go before those of a reader who wants more contrast: systems ask for both', async () => {
  const { page } = await site.newPage({ forcedColors: 'active', contrast: 'more' });
  await page.goto(`${site.url}/write/markdown`);
  const roles = await page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    return ['muted', 'faint', 'line', 'accent'].map((name) => style.getPropertyValue(`--dw-${name}`));
  });
  expect(roles.map((role) => role.toLowerCase())).toEqual(['canvastext', 'canvastext', 'canvastext', 'highlight']);
});

describe('search', () => {
  test('opens by key, finds a page and goes there', async () => {
    const { page, faults } = await site.newPage();
    await page.goto(site.url);
    await page.keyboard.press('Control+k');
    await page.locator('#search-input').fill('quickstart');
    await page.locator('.search-option').first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/quickstart/);
    expect(faults).toEqual([]);
  });

  test('takes what is typed while it is on its way', async () => {
    const { page } = await site.newPage();
    await page.goto(site.url);
    await page.route(/\.js$/, async (route) => {
      await new Promise((done) => setTimeout(done, 400));
      await route.continue();
    });
    await page.keyboard.press('Control+k');
    await page.keyboard.type('quux');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('ick/');
    expect(await page.locator('#search-input').count()).toBe(0);
    await page.locator('.search-option').first().waitFor();
    await page.keyboard.type('start');
    expect(await page.locator('#search-input').inputValue()).toBe('quuick/start');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('forgives a slip and says when nothing is found', async () => {
    const { page } = await site.newPage();
    await page.goto(site.url);
    await page.keyboard.press('Control+k');
    await page.locator('#search-input').fill('acordion');
    await page
      .getByRole('option', { name: /accordion/i })
      .first()
      .waitFor();
    await page.locator('#search-input').fill('zzqqxxyyww');
    await page
      .getByText(/no results|nothing/i)
      .first()
      .waitFor();
    await page.keyboard.press('Escape');
    await page.locator('#search-input').waitFor({ state: 'hidden' });
  });
});

test('the drawer on a phone opens the whole navigation', async () => {
  const { page } = await site.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(`${site.url}/quickstart`);
  await page.locator('[popovertarget="mobile-nav"]').first().click();
  await page.locator('#mobile-nav').getByRole('link', { name: 'Introduction' }).click();
  await page.waitForURL((url) => url.pathname === '/');
});

test('behind the open drawer nothing can be reached, and all of it once that is closed', async () => {
  const { page } = await site.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  await page.goto(`${site.url}/write/markdown`, { waitUntil: 'load' });
  const reachable = () =>
    page.evaluate(() => {
      // As the assistant does, which comes when the page is there.
      document.getElementById('late') ??
        document.body.append(Object.assign(document.createElement('button'), { id: 'late' }));
      return [...document.querySelectorAll('.skip-link, #late, main, #navbar, #footer')]
        .filter((part) => !part.closest('[inert]'))
        .map((part) => part.id || part.className);
    });
  const all = await reachable();
  expect(all).toEqual(['skip-link', 'navbar', 'content-container', 'footer', 'late']);
  await page.locator('#navbar [popovertarget=mobile-nav]').click();
  expect(await reachable()).toEqual([]);
  await page.keyboard.press('Shift+Tab');
  expect(await page.evaluate(() => document.activeElement?.className)).not.toBe('skip-link');
  await page.keyboard.press('Escape');
  await expect.poll(reachable).toEqual(all);
});

test('the first key press reaches a link that skips to the text', async () => {
  const { page } = await site.newPage();
  await page.goto(site.url);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.className)).toBe('skip-link');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.querySelector('h1')?.textContent)).toContain('Introduction');
});

test.each([390, 800, 1440])('on a window %i wide, keys reach every part of an endpoint page', async (width) => {
  const { page } = await site.newPage({ viewport: { width, height: 800 } });
  await page.goto(`${site.url}/api-reference/discovery/search-documentation`);
  await page.locator('.tryit-button:not([disabled])').first().waitFor();
  const parts = ['.tryit-button', '#content-side-layout', '#pagination'];
  const reached = new Set<string>();
  for (let step = 0; step < 150 && reached.size < parts.length; step++) {
    await page.keyboard.press('Tab');
    const here = await page.evaluate((all) => all.filter((part) => document.activeElement!.closest(part)), parts);
    for (const part of here) reached.add(part);
  }
  expect(reached).toEqual(new Set(parts));
});

test('without a sidebar beside it, the text stands in the middle', async () => {
  const { page } = await site.newPage({ viewport: { width: 820, height: 1000 } });
  for (const path of ['/quickstart', '/api-reference/schemas/error']) {
    await page.goto(`${site.url}${path}`);
    const { x, width } = (await page.locator('article').boundingBox())!;
    expect(Math.abs(x + x + width - 820)).toBeLessThanOrEqual(1);
  }
});

test('a heading in the middle is as wide as the window without a way to its side, and has its sign', async () => {
  const { page } = await site.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(`${site.url}/write/react`);
  await page.locator('#content .heading').first().waitFor();
  const sideways = await page.evaluate(() => {
    const heading = document.querySelector<HTMLElement>('#content .heading')!;
    heading.style.whiteSpace = 'nowrap';
    heading.classList.add('text-center');
    heading.style.textAlign = 'center';
    const text = heading.firstChild!;
    text.textContent = 'i';
    const space = document.createRange();
    space.selectNode(text);
    while (space.getBoundingClientRect().width < heading.clientWidth - 8) text.textContent += 'i';
    return document.documentElement.scrollWidth - window.innerWidth;
  });
  expect(sideways).toBe(0);
  await page.locator('#content .heading > .heading-anchor').first().focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => getComputedStyle(document.activeElement!, '::before').content)).toBe('"#"');
});

test('style sheets of sites find the header of the page by the class that it has on the hosted product', async () => {
  const { page } = await site.newPage();
  await page.goto(`${site.url}/quickstart`);
  await page.addStyleTag({ content: '#header.relative { display: none }' });
  expect(await page.locator('#header').isVisible()).toBe(false);
});

describe('a width that a site gives to #content-area', () => {
  test('narrows the text and its end alone', async () => {
    const { page } = await site.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${site.url}/quickstart`);
    const boxOf = async (selector: string): Promise<{ x: number; width: number }> =>
      (await page.locator(selector).boundingBox())!;
    const before = await boxOf('#table-of-contents');
    await page.addStyleTag({ content: '#content-area { max-width: 20rem !important }' });
    expect((await boxOf('article')).width).toBeLessThanOrEqual(320);
    expect((await boxOf('.page-end')).width).toBeLessThanOrEqual(320);
    expect((await boxOf('#table-of-contents')).x).toBe(before.x);
  });

  test('keeps examples between the text and its end on a phone', async () => {
    const { page } = await site.newPage({ viewport: { width: 390, height: 844 } });
    await page.goto(`${site.url}/api-reference/discovery/send-a-message-to-the-assistant`);
    const tops = await Promise.all(
      ['article', '#panel', '.page-end'].map(async (part) => (await page.locator(part).boundingBox())!.y),
    );
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  });
});

test('the list of pages is narrowed by words, and keys of an input method choose none of them', async () => {
  const { page } = await site.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${site.url}/quickstart`);
  const field = page.locator('#sidebar-filter');
  await field.fill('snippets');
  await page.locator('#sidebar-content a:visible').filter({ hasText: 'Snippets' }).first().waitFor();
  const press = (key: string): Promise<void> =>
    field.dispatchEvent('keydown', { key, isComposing: true, bubbles: true, cancelable: true });
  await press('Escape');
  expect(await field.inputValue()).toBe('snippets');
  await press('Enter');
  await page.waitForTimeout(200);
  expect(new URL(page.url()).pathname).toBe('/quickstart');
  await field.press('Enter');
  await page.waitForURL('**/write/snippets');
});

test('every heading in the list says how deep it is, as style sheets of sites number them', async () => {
  const { page } = await site.newPage();
  await page.goto(`${site.url}/quickstart`);
  const depths = await page
    .locator('.toc-item')
    .evaluateAll((items) => items.map((item) => item.getAttribute('data-depth')));
  expect(depths.length).toBeGreaterThan(3);
  expect(depths[0]).toBe('0');
  expect(depths).not.toContain(null);
});

test('a percent sign in a heading and foreign parts in the list of headings stop nothing', async () => {
  const { page, faults } = await site.newPage({ viewport: { width: 1440, height: 900 } });
  await page.route('**/quickstart', async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replaceAll('"create-a-site"', '"100%-made"')
      // As `hashHref` writes it.
      .replaceAll('"#create-a-site"', '"#100%25-made"')
      .replace(/(<ul id="table-of-contents-content">[\s\S]*?)<\/ul>/, '$1<div><b>Own</b></div></ul>');
    await route.fulfill({ response, body });
  });
  await page.goto(`${site.url}/quickstart#100%-made`);
  await page.locator('.toc-item[data-active] > a[href="#100%25-made"]').waitFor();
  await page.keyboard.press('Control+k');
  await page.locator('#search-input').waitFor();
  expect(faults).toEqual([]);
});

test('an anchor with a picture of its own stands like one with an icon', async () => {
  const { page } = await site.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${site.url}/write/markdown`);
  const [drawn, own] = await page.locator('#sidebar').evaluate((sidebar) => {
    const icons = ['<svg></svg>', '<img src="/favicon.svg" alt="">'];
    const anchors = icons.map((icon) => `<li><a class="nav-anchor">${icon}<span>Forum</span></a></li>`);
    sidebar.insertAdjacentHTML('afterbegin', `<ul class="nav-anchors">${anchors.join('')}</ul>`);
    return [...sidebar.querySelectorAll('.nav-anchors:first-child span')].map((name) => name.getBoundingClientRect().x);
  });
  expect(own).toBe(drawn);
});

test('the tag of a folding group stands at the end of its row', async () => {
  const { page } = await site.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${site.url}/write/markdown`);
  const left = await page.locator('#sidebar-content').evaluate((sidebar) => {
    const group = '<details><summary>Group<span class="nav-tag-pill">New</span></summary></details>';
    sidebar.insertAdjacentHTML('afterbegin', `<ul class="sidebar-group"><li>${group}</li></ul>`);
    const [row, tag] = ['summary', '.nav-tag-pill'].map((name) => sidebar.querySelector(name)!.getBoundingClientRect());
    return row!.right - tag!.right;
  });
  // What is left is the sign's.
  expect(left).toBeLessThan(48);
});

test('what has the focus beside the end of a page is not under the header', async () => {
  const { page } = await site.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${site.url}/api-reference/discovery/search-documentation`);
  await page.locator('#pagination a').first().waitFor();
  await page.evaluate(() => {
    scrollTo(0, document.body.scrollHeight);
    [...document.querySelectorAll<HTMLElement>('#pagination a')].at(-1)!.focus({ preventScroll: true });
  });
  const covered: string[] = [];
  let beside = 0;
  for (let step = 0; step < 100; step++) {
    await page.keyboard.press('Shift+Tab');
    const [isBeside, over] = await page.evaluate(() => {
      const focused = document.activeElement!;
      const { left, top } = focused.getBoundingClientRect();
      const header = document.elementFromPoint(left + 8, top + 8)?.closest('#navbar');
      return [focused.closest('#content-side-layout, #panel') !== null, header ? focused.outerHTML : ''];
    });
    beside += Number(isBeside);
    if (isBeside && over) covered.push(over);
  }
  expect(beside).toBeGreaterThan(2);
  expect(covered).toEqual([]);
});
