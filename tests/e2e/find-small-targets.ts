import type { Page } from 'playwright';

/**
 * Controls that a finger finds less than 44 px wide and high, a line for each. What counts is where a touch reaches
 * the control, not how large it is drawn. Links within a line of text are exempt, as in WCAG 2.2 (2.5.8).
 */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const dialog = document.querySelector('dialog[open], :popover-open');
    const controls = [
      ...(dialog ?? document).querySelectorAll<HTMLElement>(
        'a, button, summary, input, select, textarea, [role=tab], [role=option]',
      ),
    ];

    /** How far from the middle of the control a touch still reaches it. */
    const reach = (control: HTMLElement, [dx, dy]: [number, number]): number => {
      const { left, top, width, height } = control.getBoundingClientRect();
      let distance = 0;
      while (distance < 44) {
        const hit = document.elementFromPoint(
          left + width / 2 + dx * (distance + 1),
          top + height / 2 + dy * (distance + 1),
        );
        if (hit === null || !(control.contains(hit) || hit.closest('label')?.contains(control))) break;
        distance++;
      }
      return distance;
    };
    const isInText = (control: HTMLElement): boolean =>
      control.tagName === 'A' && getComputedStyle(control).display === 'inline';
    const isTarget = (control: HTMLElement): boolean =>
      control.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !control.matches(':disabled, .skip-link') &&
      !isInText(control);

    return controls.filter(isTarget).flatMap((control) => {
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { width, height } = control.getBoundingClientRect();
      if (width === 0 || height === 0) return [];
      const wide = Math.max(width, reach(control, [-1, 0]) + reach(control, [1, 0]) + 1);
      const high = Math.max(height, reach(control, [0, -1]) + reach(control, [0, 1]) + 1);
      if (wide > 43.4 && high > 43.4) return [];
      const name = (control.ariaLabel ?? control.textContent ?? '').trim().slice(0, 40);
      return [
        `${control.tagName.toLowerCase()}#${control.id}.${control.className} "${name}": ${Math.round(wide)} × ${Math.round(high)}`,
      ];
    });
  });
}
