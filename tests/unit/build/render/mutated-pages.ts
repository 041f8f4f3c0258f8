/** Real-looking pages; `%` stands for a word of its own, by which its loss is noticed. */
const blocks = [
  '## Set up % and %\n\nInstall the % package, then **run %** with `flag %` set to [the % value](/guides/b).\n',
  '<Note>\n  Keep your % key secret, and never % it.\n</Note>\n',
  '<Warning>One line of % text</Warning>\n',
  '<CardGroup cols={2}>\n  <Card title="Start %" icon="rocket" href="/guides/b">\n    Go to % first\n  </Card>\n  <Card title="Next %">See % and %</Card>\n</CardGroup>\n',
  '<Steps>\n  <Step title="First %">\n    Do % now:\n\n    ```bash\n    npm install %\n    ```\n  </Step>\n  <Step title="Second %">\n    - item %\n    - item %\n  </Step>\n</Steps>\n',
  '<Tabs>\n  <Tab title="Node %">\n    Use % here\n  </Tab>\n  <Tab title="Python %">\n    And % there\n  </Tab>\n</Tabs>\n',
  '```js index.js {1}\nconst a = { b: "%" };\nif (a < 3) console.log(`${a}%`);\n```\n',
  '<CodeGroup>\n```bash npm\nnpm run %\n```\n```bash yarn\nyarn % <file>\n```\n</CodeGroup>\n',
  '| Name | About % |\n|---|---|\n| `a%` | first % |\n| b | second<br />% |\n',
  '<ParamField body="name" type="string" required>\n  The % of the user. One of `%`.\n  <Expandable title="More %">\n    <ResponseField name="id" type="number">Number %</ResponseField>\n  </Expandable>\n</ParamField>\n',
  '<Accordion title="Why %?">\n  Because % and $5 to $10, or $x^2$ of %.\n</Accordion>\n',
  '1. First %\n2. Second %\n   <Tip>\n   Nested %\n   </Tip>\n3. Third %\n',
  '> A quote of %\n\n---\n\n<div style={{ color: "red" }} className="mt-4">\n  Styled % text\n</div>\n',
  '<details>\n<summary>Open %</summary>\n\nHidden % text\n\n</details>\n',
  '<Frame caption="Picture %">\n  <img src="/a.png" alt="Alt" />\n</Frame>\n',
  'Line with % {/* a remark */} and {1 + 1} and a \\{brace\\} %.\n',
];

const junk = [
  '<',
  '>',
  '{',
  '}',
  '<br>',
  '</div>',
  '<div>',
  '<Note>',
  '</Note>',
  '`',
  '```\n',
  '$',
  '{{name}}',
  '{% if %}',
  '<!-- -->',
  '<T>',
  ' < 5',
  '{id}',
  '&nbsp;',
  '\t',
  '\n\n',
  '\r\n',
  '\\',
  '"',
  "'",
  '=',
  '<img src=a>',
  '**',
  '| ',
  '# ',
  '- ',
  '<p>',
  '</p>',
  'import ',
  '\nexport the data\n',
  '{a: 1}',
  '[',
  '](',
];

/** Numbers from 0 up to 1, the same ones for the same seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A page of a few blocks with one to three faults in it. */
export function mutatePage(random: () => number): string {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  let count = 0;
  let page = Array.from({ length: 3 + Math.floor(random() * 4) }, () => pick(blocks))
    .join('\n')
    .replace(/%/g, () => `word${++count}q`);
  for (let faults = 1 + Math.floor(random() * 3); faults > 0; faults--) {
    const at = Math.floor(random() * page.length);
    const near = [...page.matchAll(/[<>{}"/`]/g)].map(({ index }) => index);
    const mark = near.length > 0 ? pick(near) : at;
    page = pick([
      () => page.slice(0, mark) + page.slice(mark + 1),
      () => page.slice(0, at) + pick(junk) + page.slice(at),
      () => page.slice(0, mark) + pick(junk) + page.slice(mark),
      () => dropLine(page, at),
      () => page.replace(/^ {2,}/gm, (indent) => (random() < 0.5 ? '' : `${indent}  `)),
    ])();
  }
  return random() < 0.1 ? page.replace(/\n/g, '\r\n') : page;
}

function dropLine(page: string, at: number): string {
  const start = page.lastIndexOf('\n', at) + 1;
  const end = page.indexOf('\n', at);
  return end < 0 ? page.slice(0, start) : page.slice(0, start) + page.slice(end + 1);
}
