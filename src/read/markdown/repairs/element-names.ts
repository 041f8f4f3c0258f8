const html = `a abbr address article aside audio b bdi bdo blockquote br button canvas caption center cite code col colgroup data datalist dd
  del details dfn dialog div dl dt em embed fieldset figcaption figure font footer form h1 h2 h3 h4 h5 h6 head header hr i iframe img input ins
  kbd label legend li link main map mark menu meta meter nav noscript object ol optgroup option output p param picture pre progress q rp rt ruby
  s samp script section select small source span strike strong style sub summary sup svg table tbody td template textarea tfoot th thead time
  title tr track tt u ul var video wbr`;

const components = `Accordion AccordionGroup Badge Banner Callout Card CardGroup Check CodeBlock CodeGroup Color Column Columns Danger Expandable
  FileTree Frame GitHub Heading Icon Image Info Latex Link Mermaid Note Panel Param ParamField Prompt RequestExample ResponseExample
  ResponseField Snippet SnippetGroup Step Steps Tab Table Tabs Tile Tip Tooltip Tree Update Variation Video View Visibility Warning`;

const htmlElements = new Set(html.split(/\s+/));
const componentElements = new Set(components.split(/\s+/));
const voidElements = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));

/** What an author who writes a tag of this name means by it: `<T>` and `<your-key>` are text. */
export function isElementName(name: string): boolean {
  const [root = ''] = name.split('.');
  return htmlElements.has(name) || componentElements.has(root);
}

/** HTML elements that hold nothing and have no closing tag. */
export function isVoidElement(name: string): boolean {
  return voidElements.has(name);
}
