((s, r, e, d) => {
  try {
    e = localStorage;
  } catch {
    e = {};
  }
  d = () => {
    r.dataset.variation = s.value;
    document.dispatchEvent(new Event('dw-variation-chosen'));
    dispatchEvent(new Event('resize'));
  };
  s.onchange = () => {
    try {
      e.variation = s.value;
    } catch {}
    d();
  };
  for (const o of s.options)
    if (o.value === (r.dataset.variation || e.variation)) {
      s.value = o.value;
      d();
    }
})(document.currentScript.previousElementSibling.firstElementChild, document.documentElement);
