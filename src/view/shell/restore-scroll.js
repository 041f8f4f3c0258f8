((f, n, s, k, a, r, b) => {
  n = f();
  s = (n) => (getComputedStyle(n).overflowY === 'auto' ? n : n.parentNode);
  k = (n) => 'sidebar:' + n.dataset.id;
  b = s(n);
  try {
    b.scrollTop = sessionStorage[k(n)] || 0;
    addEventListener('pagehide', () => (n = f()) && (sessionStorage[k(n)] = s(n).scrollTop));
  } catch {}
  if ((a = n.querySelector('[aria-current=page]'))) {
    r = a.getBoundingClientRect();
    n = b.getBoundingClientRect();
    if (r.top < n.top || r.bottom > n.bottom) b.scrollTop += r.top - n.top - n.height / 3;
  }
})(() => document.getElementById('sidebar'));
