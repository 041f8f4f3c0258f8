import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenSite, openSite } from './open-site.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

test('tabs work by mouse and arrow keys, follow each other and are remembered', async () => {
  const { page, faults } = await site.newPage();
  await page.goto(`${site.url}/components/tabs`);
  const tabs = page.getByRole('tab');
  const first = await tabs.nth(0).textContent();
  await tabs.nth(0).focus();
  await page.keyboard.press('ArrowRight');
  expect(await tabs.nth(1).getAttribute('aria-selected')).toBe('true');
  await page.keyboard.press('ArrowLeft');
  expect(await tabs.nth(0).getAttribute('aria-selected')).toBe('true');
  const second = await tabs.nth(1).textContent();
  await tabs.nth(1).click();
  const followers = page.getByRole('tab', { name: second!, exact: true, selected: true });
  expect(await followers.count()).toBeGreaterThan(0);
  await page.reload();
  expect(await page.getByRole('tab', { name: second!, exact: true }).first().getAttribute('aria-selected')).toBe(
    'true',
  );
  expect(first).not.toBe(second);
  expect(faults).toEqual([]);
});

test('what an address names comes to rest below the bars of the page', async () => {
  const { page } = await site.newPage({ viewport: { width: 1280, height: 900 } });
  const hidden: string[] = [];
  for (const name of ['steps', 'accordions', 'fields', 'updates', 'tabs']) {
    await page.goto(`${site.url}/components/${name}`);
    const places = await page.evaluate(() => {
      const bars = document.querySelector('header')!.getBoundingClientRect().bottom;
      return [...document.querySelectorAll<HTMLElement>('.mdx-content :is([id], [data-hash]):not(svg *)')].map(
        (place) => ({
          name: place.dataset['hash'] ?? place.id,
          clear: Number.parseFloat(getComputedStyle(place).scrollMarginBlockStart) >= bars,
        }),
      );
    });
    expect(places.length).toBeGreaterThan(0);
    hidden.push(...places.filter(({ clear }) => !clear).map((place) => `${name}#${place.name}`));
  }
  expect(hidden).toEqual([]);

  await page.goto(`${site.url}/components/steps`);
  const step = page.locator('.step[data-hash]').last();
  await page.goto(`${site.url}/components/steps#${await step.getAttribute('data-hash')}`);
  const bars = (await page.locator('header').first().boundingBox())!;
  await expect.poll(async () => (await step.boundingBox())!.y).toBeLessThan(900);
  expect((await step.boundingBox())!.y).toBeGreaterThanOrEqual(bars.y + bars.height);
});

test('opening an accordion writes its address, and the address opens it', async () => {
  const { page } = await site.newPage();
  await page.goto(`${site.url}/components/accordions`);
  const accordion = page.locator('details.accordion').first();
  await accordion.locator('summary').click();
  await page.waitForFunction(() => location.hash.length > 1);
  await page.goto('about:blank');
  await page.goto(`${site.url}/components/accordions#${await accordionId()}`);
  await page.waitForFunction(() => document.querySelector<HTMLDetailsElement>('details.accordion[open]') !== null);

  async function accordionId(): Promise<string> {
    const { page: other } = await site.newPage();
    await other.goto(`${site.url}/components/accordions`);
    return (await other.locator('details.accordion').first().getAttribute('id')) ?? '';
  }
});

test('closing an accordion takes its address away', async () => {
  const { page } = await site.newPage();
  await page.goto(`${site.url}/components/accordions`);
  const summary = page.locator('details.accordion > summary').first();
  await summary.click();
  await page.waitForFunction(() => location.hash.length > 1);
  await summary.click();
  await page.waitForFunction(() => location.hash === '');
});

test('long code unfolds and folds again, and its button says what it will do', async () => {
  const { page } = await site.newPage();
  await page.goto(`${site.url}/write/code`);
  const block = page.locator('.code-block', { has: page.locator('.code-block-expand') }).first();
  const button = block.locator('.code-block-expand');
  const height = async (): Promise<number> => (await block.boundingBox())!.height;
  const [folded, more] = [await height(), await button.textContent()];
  await button.click();
  await expect.poll(height).toBeGreaterThan(folded);
  expect(await button.getAttribute('aria-expanded')).toBe('true');
  expect(await button.textContent()).not.toBe(more);
  await button.click();
  await expect.poll(height).toBe(folded);
  expect(await button.getAttribute('aria-expanded')).toBe('false');
  expect(await button.textContent()).toBe(more);
});

test('the copy button copies the code', async () => {
  const { page } = await site.newPage({ permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto(`${site.url}/quickstart`);
  const block = page.locator('.code-block').first();
  await block.hover();
  await block.locator('.code-block-copy-button').click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('docwright');
});

test('what goes on beyond an edge fades there, and what fits does not', async () => {
  const { page } = await site.newPage();
  await page.setViewportSize({ width: 390, height: 800 });
  for (const path of ['/write/code', '/write/markdown']) {
    await page.goto(`${site.url}${path}`);
    const looks = await page
      .locator('.table-scroll, .tab-list, .code-block:not([data-expandable]) > pre')
      .evaluateAll((all) =>
        all.map((one) => ({
          goesOn: one.scrollWidth > one.clientWidth,
          fades: getComputedStyle(one).maskImage !== 'none',
        })),
      );
    expect(looks.some(({ goesOn }) => goesOn)).toBe(true);
    expect(looks.filter(({ goesOn, fades }) => goesOn !== fades)).toEqual([]);
  }
});

test('links and code are as bold as the heading, the bold text or the head of a table that they stand in', async () => {
  const { page } = await site.newPage();
  await page.goto(`${site.url}/write/headings`);
  const weights = await page.evaluate(() => {
    const content = document.querySelector('.mdx-content')!;
    content.insertAdjacentHTML(
      'afterbegin',
      ['h2', 'strong', 'th']
        .map((name) => `<${name} class="around"><a href="/">link</a> <code>code</code></${name}>`)
        .join('')
        .replace(/<th .*<\/th>/, '<table><tr>$&</tr></table>'),
    );
    const weight = (element: Element): string => getComputedStyle(element).fontWeight;
    return [...content.querySelectorAll('.around')].map((around) => [
      weight(around),
      ...[...around.children].map(weight),
    ]);
  });
  expect(weights).toHaveLength(3);
  for (const [around, ...inside] of weights) expect(inside).toEqual([around, around]);
});

test('a list at the beginning and the end of a body keeps no distance of its own', async () => {
  const { page } = await site.newPage();
  await page.goto(`${site.url}/components/callouts`);
  const gaps = await page.evaluate(() => {
    const body = document.querySelector('.inset-body')!;
    body.innerHTML = '<ul><li>one</li><li>two</li></ul>';
    const [outer, first, last] = [body, ...body.querySelectorAll('li')].map((part) => part.getBoundingClientRect());
    return [first!.top - outer!.top, outer!.bottom - last!.bottom, last!.top - first!.bottom];
  });
  expect(gaps.slice(0, 2)).toEqual([0, 0]);
  expect(gaps[2]).toBeGreaterThan(4);
});

test('colours are shown where a reader’s own replace all others, and on paper', async () => {
  const { page } = await site.newPage({ forcedColors: 'active' });
  await page.goto(`${site.url}/components/colors`);
  const swatch = page.locator('.color-item[data-copy^="#"] > .color-swatch').first();
  const shown = await swatch.evaluate((element) => {
    const { backgroundColor, printColorAdjust } = getComputedStyle(element);
    const wanted = document.createElement('div');
    wanted.style.color = (element.parentElement as HTMLElement).dataset.copy!;
    return { isShown: backgroundColor === wanted.style.color, printColorAdjust };
  });
  expect(shown).toEqual({ isShown: true, printColorAdjust: 'exact' });
});

test('paper has every column of a table, and the source of a diagram that was not drawn yet', async () => {
  const { page } = await site.newPage({ viewport: { width: 560, height: 800 } });
  await page.goto(`${site.url}/components/callouts`);
  await page.locator('.mdx-content').evaluate((content) => {
    const cells = [...'abcdef', '<code>DOCS_CONNECTION_POOL_MAX_IDLE_TIME</code>', '<code>DOCS_CONNECTION_TIME</code>'];
    const row = cells.map((cell) => `<td>${cell}</td>`).join('');
    content.insertAdjacentHTML('afterbegin', `<div class="table-scroll own"><table><tr>${row}</tr></table></div>`);
  });
  const beyond = (): Promise<number> =>
    page.locator('.own').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(await beyond()).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  expect(await beyond()).toBe(0);

  await page.goto(`${site.url}/components/mermaid`);
  const source = await page.locator('.mdx-content').evaluate((content) => {
    const html = '<div class="mermaid"><pre class="mermaid-source">graph LR</pre></div>';
    content.insertAdjacentHTML('afterbegin', html);
    return getComputedStyle(content.querySelector('.mermaid-source')!).color;
  });
  expect(source).not.toBe('rgba(0, 0, 0, 0)');
});

test('cells of many words have room in a table that scrolls anyway, and in no other', async () => {
  const { page } = await site.newPage({ viewport: { width: 360, height: 800 } });
  await page.goto(`${site.url}/cli`);
  const widthBeside = (name: string): Promise<number> =>
    page.locator('.mdx-content').evaluate((content, code) => {
      const text = 'Many words of which each one could well stand in a line of its own, if need be';
      const row = `<tr><td data-long="">${text}</td><td data-long="">${text}</td><td><code>${code}</code></td></tr>`;
      content.insertAdjacentHTML('afterbegin', `<div class="table-scroll"><table>${row}</table></div>`);
      // Whether something scrolls is known with the next picture.
      return new Promise<number>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve(content.querySelector<HTMLElement>('td[data-long]')!.offsetWidth)),
        );
      });
    }, name);
  expect(await widthBeside('id')).toBeLessThan(160);
  expect(await widthBeside('DOCS_CONNECTION_POOL_MAX_IDLE_TIME')).toBeGreaterThanOrEqual(176);
});

test('a wide formula breaks on paper, which nobody scrolls', async () => {
  const { page } = await site.newPage();
  await page.goto(`${site.url}/write/mathematics`);
  const formula = page.locator('.math-display').first();
  await formula.evaluate((box) => {
    const pieces = [...box.querySelectorAll('.katex-html > *')];
    for (let times = 0; times < 20; times++) pieces.at(-1)!.after(...pieces.map((piece) => piece.cloneNode(true)));
  });
  const beyond = (): Promise<number> => formula.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(await beyond()).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  expect(await beyond()).toBe(0);
});

test('the head of an update stays beside its text as long as that is there, and never lies on it', async () => {
  const { page } = await site.newPage({ viewport: { width: 1440, height: 600 } });
  await page.goto(`${site.url}/components/updates`);
  const head = page.locator('.entry-label').first();
  const content = page.locator('.entry-content').first();
  const scrolled = async (): Promise<{ top: number; below: boolean }> => {
    // Long enough to scroll through.
    await content.evaluate((element) => {
      element.style.minBlockSize = '2000px';
      window.scrollTo({ top: element.getBoundingClientRect().top + window.scrollY + 500, behavior: 'instant' });
    });
    const [label, text] = [(await head.boundingBox())!, (await content.boundingBox())!];
    return { top: label.y, below: text.x <= label.x };
  };
  const beside = await scrolled();
  expect(beside.below).toBe(false);
  expect(beside.top).toBeGreaterThan(0);
  await page.addStyleTag({ content: '.mdx-content { max-inline-size: 30rem; }' });
  const stacked = await scrolled();
  expect(stacked.below).toBe(true);
  expect(stacked.top).toBeLessThan(0);
});

test('on paper, what a tooltip says stands behind its text', async () => {
  const { page } = await site.newPage();
  await page.goto(`${site.url}/components/tooltips`);
  const [tooltip, tip] = [page.locator('.tooltip').first(), page.locator('.tooltip-content').first()];
  expect(await tip.isVisible()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await tip.isVisible()).toBe(true);
  const [text, said] = [tooltip.locator('.tooltip-trigger'), tip].map((part) =>
    part.evaluate((element) => element.getClientRects()[0]!.toJSON() as DOMRect),
  );
  const [before, behind] = [await text!, await said!];
  expect(behind.left >= before.right || behind.top >= before.bottom).toBe(true);
  expect(behind.top - before.top).toBeLessThan(before.height * 2);
});

test('on paper, the name of a panel stands above its code, wherever the page ends', async () => {
  const { page } = await site.newPage();
  await page.goto(`${site.url}/components/code-groups`);
  await page.emulateMedia({ media: 'print' });
  // Columns are broken like pages, and tell in which of them something stands.
  const parted = await page.locator('.mdx-content').evaluate((content) => {
    const group = content.querySelector<HTMLElement>('.code-group')!;
    const before = document.createElement('div');
    content.replaceChildren(before, group);
    // What is clipped goes over the end of a page, but not of a column.
    group.style.overflow = 'visible';
    content.style.cssText = 'columns: 20rem; column-fill: auto; block-size: 30rem';
    const columnOf = (element: Element): number => element.getClientRects()[0]!.left;
    const panels = [...group.querySelectorAll('.code-panel')];
    return Array.from({ length: 48 }, (_, step) => {
      before.style.blockSize = `${step * 10}px`;
      return panels.some((panel) => columnOf(panel) !== columnOf(panel.querySelector('.code-block')!));
    }).filter(Boolean).length;
  });
  expect(parted).toBe(0);
});

test('a panel beside the text is text: its paragraphs, lists and blocks of code keep their distance', async () => {
  const { page } = await site.newPage({ viewport: { width: 1400, height: 900 } });
  await page.goto(`${site.url}/components/panel`);
  const found = await page.locator('#panel > .panel').evaluate((panel) => {
    const code = panel.querySelector('.code-block')!;
    const made = (name: string): HTMLElement =>
      Object.assign(document.createElement(name), { innerHTML: name === 'ul' ? '<li>Item</li>' : 'Words' });
    const example = Object.assign(made('div'), { className: 'request-example' });
    panel.replaceChildren(made('p'), code, made('p'), example, made('ul'));
    const boxes = [...panel.children].map((part) => part.getBoundingClientRect());
    return {
      gaps: boxes.slice(1).map((box, index) => Math.round(box.top - boxes[index]!.bottom)),
      indent: Number.parseFloat(getComputedStyle(panel.lastElementChild!).paddingInlineStart),
      sign: getComputedStyle(panel.lastElementChild!).listStyleType,
    };
  });
  expect(Math.min(...found.gaps)).toBeGreaterThan(14);
  expect(Math.max(...found.gaps)).toBeLessThan(26);
  expect(found.indent).toBeGreaterThan(14);
  expect(found.sign).toBe('disc');
});

test('a step outside of steps begins anew, and does not go on with theirs', async () => {
  const { page } = await site.newPage();
  await page.goto(`${site.url}/components/steps`);
  await page.evaluate(() => {
    const [steps, ...others] = document.querySelectorAll('.steps');
    for (const other of others) other.remove();
    for (const part of [document.createElement('p'), ...steps!.querySelectorAll('.step')].toReversed())
      steps!.after(part.cloneNode(true));
    for (const marker of document.querySelectorAll('.rung-marker')) marker.removeAttribute('aria-hidden');
  });
  const { nodes } = await (await page.context().newCDPSession(page)).send('Accessibility.getFullAXTree');
  const numbers = nodes
    .filter(({ role, name }) => role?.value === 'StaticText' && /^\d+$/.test(name?.value))
    .map(({ name }) => Number(name!.value));
  const ofSteps = numbers.slice(0, numbers.length / 2);
  expect(ofSteps.length).toBeGreaterThan(1);
  expect(numbers).toEqual([...ofSteps, ...ofSteps]);
});

test('a tooltip shows at the side and along the edge of its text that it names, either way of writing', async () => {
  const { page } = await site.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${site.url}/components/tooltips`);
  const found = await page.evaluate(() => {
    const tooltip = document.querySelector<HTMLElement>('.tooltip')!;
    const box = tooltip.querySelector<HTMLElement>('.tooltip-content')!;
    const text = tooltip.querySelector('.tooltip-trigger')!;
    tooltip.closest('p')!.style.cssText = 'margin: 200px 0; text-align: center';
    box.style.margin = '0';
    const place = (direction: string, side: string, align: string): string => {
      document.documentElement.dir = direction;
      Object.assign(box.dataset, { side, align });
      const [own, of] = [box.getBoundingClientRect(), text.getBoundingClientRect()];
      const isNear = (one: number, other: number): boolean => Math.abs(one - other) < 1;
      const sides = [
        isNear(own.bottom, of.top) && 'top',
        isNear(own.top, of.bottom) && 'bottom',
        isNear(own.right, of.left) && 'left',
        isNear(own.left, of.right) && 'right',
      ];
      const edges = [
        isNear(own.left, of.left) && 'along left',
        isNear(own.right, of.right) && 'along right',
        isNear(own.left + own.right, of.left + of.right) && 'centred',
        isNear(own.top, of.top) && 'along top',
        isNear(own.bottom, of.bottom) && 'along bottom',
        isNear(own.top + own.bottom, of.top + of.bottom) && 'in the middle',
      ];
      return [...sides, ...edges].filter(Boolean).join(' ');
    };
    return {
      top: ['center', 'start', 'end'].map((align) => place('ltr', 'top', align)),
      bottom: ['center', 'start', 'end'].map((align) => place('rtl', 'bottom', align)),
      left: ['center', 'start', 'end'].map((align) => place('ltr', 'left', align)),
      right: ['center', 'start', 'end'].map((align) => place('rtl', 'right', align)),
    };
  });
  expect(found).toEqual({
    top: ['top centred', 'top along left', 'top along right'],
    bottom: ['bottom centred', 'bottom along right', 'bottom along left'],
    left: ['left in the middle', 'left along top', 'left along bottom'],
    right: ['right in the middle', 'right along top', 'right along bottom'],
  });
});

test('a callout whose colour is none keeps its box', async () => {
  const { page } = await site.newPage();
  await page.goto(`${site.url}/components/callouts`);
  const ground = await page
    .locator('.callout')
    .first()
    .evaluate((callout) => {
      callout.style.setProperty('--callout-color', 'nocolour');
      const { backgroundColor, borderTopWidth } = getComputedStyle(callout);
      return [backgroundColor, borderTopWidth];
    });
  expect(ground).not.toContain('rgba(0, 0, 0, 0)');
  expect(ground).not.toContain('0px');
});
