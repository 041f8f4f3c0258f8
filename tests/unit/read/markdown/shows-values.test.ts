import { describe, expect, test } from 'vitest';
import { parseMdx } from '../../../../src/read/markdown/parse-mdx.ts';
import { showsValues } from '../../../../src/read/markdown/shows-values.ts';

const isComputed = (body: string): boolean => showsValues(parseMdx(body, { file: 'a.mdx', line: 1 }).tree);

describe('a page shows what only its code tells', () => {
  test.each([
    ['an expression', 'It costs {price * 12}.'],
    ['one over many elements', '<ul>{items.map((item) => <li>{item}</li>)}</ul>'],
    ['a property that readers see', '<Card title={name}>Words</Card>'],
    ['a default value', '<ParamField query="a" default={price} />'],
    ['labels of a field', '<ResponseField name="a" pre={[state]} />'],
    ['tags', '<Update label="May" tags={[version, "one"]}>Words</Update>'],
    ['words of a link', '<Card title="A" cta={more}>Words</Card>'],
    ['a colour that is told', '<Color><Color.Item name="A" value={brand} /></Color>'],
    ['a diagram', '<Mermaid chart={`graph TD; ${edges}`} />'],
    ['a number of a step', '<Steps><Step title="A" stepNumber={first}>Words</Step></Steps>'],
    ['an address that is put together', "<img src={'/img/' + 'a.svg'} />"],
    ['one with a name in it', '<Card title="A" href={`/${place}`}>Words</Card>'],
    ['properties that another value gives', '<Card {...card}>Words</Card>'],
    ['a component of its own', 'export const Own = () => <b>Words</b>\n\n<Own />'],
    ['one that it imports', "import { Plan } from '/snippets/plan.jsx'\n\n<Plan />"],
    ['one in the place of a built-in', "import { Card } from './card.jsx'\n\n<Card>Words</Card>"],
    ['a part of one', "import * as kit from './kit.jsx'\n\n<kit.Badge />"],
    ['a template over several lines', '<div>{`one\ntwo`}</div>'],
  ])('%s', (_, body) => expect(isComputed(body)).toBe(true));

  test.each([
    ['words alone', 'Words with `{code}` and **marks**.'],
    ['literals and comments', 'One{" "}two {/* not for readers */} {`three`} {4}'],
    ['code', '```js\nconst a = {price}\n```\n\n<CodeBlock language="js">{`const a = {\n}`}</CodeBlock>'],
    ['properties that nobody reads', '<div style={{ color: red }} onClick={() => go()}>Words</div>'],
    ['addresses that are written', '<img src={"/img/a.svg"} srcSet={`/b.svg 2x`} />'],
    ['lists of literals', '<Update label="May" tags={["one", \'two\']}>Words</Update>'],
    [
      'built-in components, imported or not',
      'import { Card } from \'@kit/components\'\n\n<Card title="A">Words</Card>',
    ],
    ['what is declared and not shown', 'export const price = 10\n\nWords'],
    ['a script', '<script>{`go(1)`}</script>'],
  ])('and not: %s', (_, body) => expect(isComputed(body)).toBe(false));
});
