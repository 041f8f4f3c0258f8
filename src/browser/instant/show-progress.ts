/** Shows a line across the top of the window until `settled` is, for readers who wait longer than a moment. */
export function showProgress(settled: Promise<unknown>): void {
  const line = document.createElement('div');
  line.className = 'page-progress';
  line.style.cssText =
    'position:fixed;inset:0 0 auto;z-index:99;height:3px;background:var(--dw-mark);forced-color-adjust:none;transform-origin:0';
  if (document.dir === 'rtl') line.style.transformOrigin = '100%';
  document.body.append(line);
  // How long it takes is not known: each second takes a part of what is left.
  const steps = [0.1, 0.5, 0.7, 0.85, 0.95];
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!isStill)
    line.animate(
      steps.map((share) => ({ transform: `scaleX(${share})` })),
      { duration: 8_000, easing: 'ease-out', fill: 'forwards' },
    );
  void settled.finally(() => line.remove());
}
