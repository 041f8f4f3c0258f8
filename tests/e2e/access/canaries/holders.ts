/** Something that can hold JSX, with a word of its own wherever it shows one. */
export type Holder = (content: string, word: string) => string;

/** Every component and element that holds others; names are those of the manifests where there is one. */
export const holders: Readonly<Record<string, Holder>> = {
  Accordion: (content, word) => `<Accordion title="${word}" description="${word}">${content}</Accordion>`,
  AccordionGroup: (content) => `<AccordionGroup>${content}</AccordionGroup>`,
  Badge: (content) => `<Badge>${content}</Badge>`,
  Callout: (content) => `<Callout>${content}</Callout>`,
  Card: (content, word) => `<Card title="${word}" href="/${word}" cta="${word}">${content}</Card>`,
  CardGroup: (content) => `<CardGroup>${content}</CardGroup>`,
  CodeGroup: (content, word) =>
    `<CodeGroup>${content}<CodeBlock language="js" title="${word}" code="${word}" /></CodeGroup>`,
  Column: (content) => `<Column>${content}</Column>`,
  Columns: (content) => `<Columns>${content}</Columns>`,
  Expandable: (content, word) => `<Expandable title="${word}">${content}</Expandable>`,
  Frame: (content, word) => `<Frame caption="${word}" hint="${word}">${content}</Frame>`,
  Info: (content) => `<Info>${content}</Info>`,
  Link: (content, word) => `<Link href="/${word}">${content}</Link>`,
  Note: (content) => `<Note>${content}</Note>`,
  Panel: (content) => `<Panel>${content}</Panel>`,
  ParamField: (content, word) => `<ParamField query="${word}" type="${word}">${content}</ParamField>`,
  RequestExample: (content, word) =>
    `<RequestExample>${content}<CodeBlock language="js" title="${word}" code="${word}" /></RequestExample>`,
  ResponseExample: (content, word) =>
    `<ResponseExample>${content}<CodeBlock language="js" title="${word}" code="${word}" /></ResponseExample>`,
  ResponseField: (content, word) => `<ResponseField name="${word}" type="${word}">${content}</ResponseField>`,
  Step: (content, word) => `<Step title="${word}" titleSize="h2">${content}</Step>`,
  Steps: (content) => `<Steps titleSize="h3">${content}</Steps>`,
  Tab: (content, word) => `<Tab title="${word}">${content}</Tab>`,
  Tabs: (content, word) => `<Tabs>${content}<Tab title="${word}">${word}</Tab></Tabs>`,
  Tile: (content, word) => `<Tile title="${word}" href="/${word}" description="${word}">${content}</Tile>`,
  Tooltip: (content, word) => `<Tooltip tip="${word}" headline="${word}" cta="${word}" href="/x">${content}</Tooltip>`,
  Tree: (content, word) => `<Tree>${content}<Tree.File name="${word}" /></Tree>`,
  'Tree.Folder': (content, word) => `<Tree.Folder name="${word}">${content}</Tree.Folder>`,
  Update: (content, word) =>
    `<Update label="${word}" description="${word}" tags={["${word}"]} rss={{ title: "${word}", description: "${word}" }}>${content}</Update>`,
  View: (content, word) => `<View title="${word}">${content}</View>`,
  Variation: (content) => `<Variation is="cloud">${content}</Variation>`,
  // Elements of HTML and Markdown.
  h2: (content, word) => `<h2>${word} ${content}</h2>`,
  table: (content, word) => `<table><tbody><tr><td>${word}</td><td>${content}</td></tr></tbody></table>`,
  ul: (content, word) => `<ul><li>${word}</li><li>${content}</li></ul>`,
  div: (content) => `<div>${content}</div>`,
  details: (content, word) => `<details><summary>${word}</summary>${content}</details>`,
  blockquote: (content) => `<blockquote>${content}</blockquote>`,
  'a prop': (content, word) => `<Card title={<>${content}</>} description="${word}" />`,
  'the title of a tab': (content) => `<Tabs><Tab title={<>${content}</>}>open</Tab></Tabs>`,
  'the title of a step': (content) => `<Steps><Step titleSize="h2" title={<>${content}</>}>open</Step></Steps>`,
  'a list of an own component': (content) => `<OwnList items={[<>${content}</>]} />`,
  'an island': (content) => `<OpenIsland>${content}</OpenIsland>`,
};

/** Statements that the holders need on their page. */
export const holderHead = [
  'export const OwnList = ({ items }) => <ul>{items.map((item, index) => <li key={index}>{item}</li>)}</ul>;',
  "import { OpenIsland } from '/snippets/open-island.jsx';",
].join('\n');

export const holderFiles: Readonly<Record<string, string>> = {
  'snippets/open-island.jsx':
    'export const OpenIsland = ({ children }) => {\n  const [open, setOpen] = useState(true);\n  return <div onClick={() => setOpen(!open)}>{open ? children : null}</div>;\n};\n',
};
