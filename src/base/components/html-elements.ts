const names = `a abbr address article aside audio b bdi bdo blockquote br button canvas caption center cite code col colgroup data datalist dd
  del details dfn dialog div dl dt em embed fieldset figcaption figure font footer form h1 h2 h3 h4 h5 h6 head header hr i iframe img input ins
  kbd label legend li link main map mark menu meta meter nav noscript object ol optgroup option output p param picture pre progress q rp rt ruby
  s samp script section select small source span strike strong style sub summary sup svg table tbody td template textarea tfoot th thead time
  title tr track tt u ul var video wbr`;

const htmlElements = new Set(names.split(/\s+/));
/** What ends an open paragraph (HTML standard, "in body"). */
const blockElements = new Set(
  `address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer form h1 h2 h3 h4
  h5 h6 header hr main menu nav ol p pre search section summary table ul`.split(/\s+/),
);
const voidElements = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));

/** Whether HTML knows an element of this name. */
export function isHtmlElement(name: string): boolean {
  return htmlElements.has(name);
}

/** HTML elements that hold nothing and have no closing tag. */
export function isVoidElement(name: string): boolean {
  return voidElements.has(name);
}

/** HTML elements that cannot stand in a paragraph. */
export function isBlockElement(name: string): boolean {
  return blockElements.has(name);
}
