((n, k, s, a, r, b) => {
  s = getComputedStyle(n).overflowY === 'auto' ? n : n.parentNode;
  k = 'sidebar:' + n.dataset.id;
  try {
    s.scrollTop = sessionStorage[k] || 0;
    addEventListener('pagehide', () => (sessionStorage[k] = s.scrollTop));
  } catch {}
  if ((a = n.querySelector('[aria-current=page]'))) {
    r = a.getBoundingClientRect();
    b = s.getBoundingClientRect();
    if (r.top < b.top || r.bottom > b.bottom) s.scrollTop += r.top - b.top - b.height / 3;
  }
})(document.currentScript.previousElementSibling);
