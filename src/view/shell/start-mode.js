((d, s, m) => {
  try {
    s = localStorage;
  } catch {
    s = {};
  }
  d.dataset.theme = m = (d.dataset.strict == null && s.theme) || d.dataset.appearance;
  d.classList.toggle('dark', m === 'dark' || (m === 'system' && matchMedia('(prefers-color-scheme:dark)').matches));
  s.sidebar && d.style.setProperty('--dw-sidebar-width', s.sidebar);
  s.banner === d.dataset.dwBanner && d.removeAttribute('data-dw-banner');
})(document.documentElement);
