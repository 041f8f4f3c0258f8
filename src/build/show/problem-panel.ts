/** Event of the stream of changes that carries what is wrong, as JSON. */
export const problemsEvent = 'problems';

const style = `
:host { all: initial; position: fixed; inset: auto auto 12px 12px; z-index: 2147483647; color-scheme: light dark;
  font: 14px/1.5 system-ui, sans-serif; color: light-dark(#1c1e21, #eceef1); }
:host([hidden]) { display: none; }
button { all: unset; box-sizing: border-box; min-block-size: 44px; min-inline-size: 44px; cursor: pointer;
  display: inline-flex; align-items: center; justify-content: center; gap: 8px; border-radius: 8px; }
button:focus-visible, section:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
#open { padding-inline: 12px; background: light-dark(#fff, #23262b); border: 1px solid light-dark(#d5d8dc, #41464d);
  box-shadow: 0 2px 8px rgb(0 0 0 / .15); }
#open::before { content: ""; inline-size: 8px; block-size: 8px; border-radius: 50%; background: light-dark(#b45309, #fbbf24); }
#open[data-errors]::before { background: light-dark(#c81e1e, #f87171); }
section { position: absolute; inset: auto auto 52px 0; box-sizing: border-box; inline-size: min(36rem, 100vw - 24px);
  max-block-size: min(24rem, 60vh); overflow: auto; overscroll-behavior: contain; border-radius: 8px;
  background: light-dark(#fff, #23262b); border: 1px solid light-dark(#d5d8dc, #41464d); box-shadow: 0 8px 24px rgb(0 0 0 / .2); }
section[hidden] { display: none; }
header { display: flex; align-items: center; justify-content: space-between; padding-inline-start: 16px;
  position: sticky; inset-block-start: 0; background: inherit; font-weight: 600; }
ul { margin: 0; padding: 0 16px 8px; list-style: none; }
li { padding-block: 8px; border-block-start: 1px solid light-dark(#e6e8eb, #353a41); overflow-wrap: anywhere; }
code { font: 12px/1.5 ui-monospace, monospace; display: block; opacity: .8; }
b { font-weight: 600; color: light-dark(#92400e, #fcd34d); }
b[data-kind="error"] { color: light-dark(#b91c1c, #fca5a5); }
small { display: block; font-size: 13px; opacity: .8; }
`;

/** Only the browser reads diagrams: what it says of one that it cannot draw stands below its source. */
const pageStyle = `
dw-mermaid[data-failed]::after { content: attr(title); display: block; white-space: pre-wrap;
  font: 12px/1.5 ui-monospace, monospace; color: light-dark(#b91c1c, #fca5a5); }
`;

/**
 * The script that shows what is wrong in a corner of the page, for who writes it: `show(problems)`. Closed, it is one
 * button; it keeps room below the page's own end, and stays away once closed until something else is wrong.
 */
export const problemPanel = `(() => {
  const key = 'docwright-problems-closed';
  const make = (name, text = '', attributes = {}) => {
    const element = Object.assign(document.createElement(name), { textContent: text });
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    return element;
  };
  const host = make('docwright-problems', '', { hidden: '' });
  const root = host.attachShadow({ mode: 'open' });
  const open = make('button', '', { id: 'open', 'aria-expanded': 'false', 'aria-controls': 'list' });
  const list = make('section', '', { id: 'list', tabindex: '-1', hidden: '', 'aria-label': 'Problems of the site' });
  root.append(make('style', ${JSON.stringify(style)}), list, open);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(${JSON.stringify(pageStyle)});
  document.adoptedStyleSheets.push(sheet);
  let last = '';
  const unfold = (isOpen) => {
    list.hidden = !isOpen;
    open.setAttribute('aria-expanded', String(isOpen));
    (isOpen ? list : open).focus();
  };
  const setHidden = (isHidden) => {
    host.hidden = isHidden;
    document.body?.style.setProperty('padding-block-end', isHidden ? '' : '68px');
  };
  open.addEventListener('click', () => unfold(list.hidden));
  root.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || list.hidden) return;
    event.stopPropagation();
    unfold(false);
  });
  const describe = ({ severity, file, line, column, key, message, hint }) => {
    const item = make('li');
    const place = [file, line, column].filter((part) => part !== undefined).join(':') || key;
    item.append(...(place ? [make('code', place)] : []), make('b', severity, { 'data-kind': severity }), ' ' + message);
    if (hint) item.append(make('small', '→ ' + hint));
    return item;
  };
  return (problems) => {
    const text = JSON.stringify(problems);
    if (text === last) return;
    last = text;
    const { error: errors = [], warning: warnings = [] } = Object.groupBy(problems, ({ severity }) => severity);
    open.textContent = problems.length + (problems.length === 1 ? ' problem' : ' problems');
    open.toggleAttribute('data-errors', errors.length > 0);
    const close = make('button', '✕', { 'aria-label': 'Close until something else is wrong' });
    close.addEventListener('click', () => {
      sessionStorage.setItem(key, last);
      unfold(false);
      setHidden(true);
    });
    const head = make('header', 'Problems');
    const items = make('ul');
    head.append(close);
    items.append(...[...errors, ...warnings].slice(0, 200).map(describe));
    list.replaceChildren(head, items);
    if (!host.isConnected) document.documentElement.append(host);
    setHidden(problems.length === 0 || sessionStorage.getItem(key) === text);
  };
})()`;
