import { expect, test } from 'vitest';
import { liftExpressions } from '../../../../src/read/markdown/lift-expressions.ts';

test('an expression with a handler or an effect becomes a component of the page, on the same lines', () => {
  const count = '(() => {\nconst Count = () => <b onClick={f}>1</b>;\n\nreturn <Count />;\n})()';
  expect(liftExpressions(`Before\n\n{${count}}\n\nand {list.map((one) => <i onClick={f}>{one}</i>)}`)).toBe(
    `Before\n\n<InlineExpression1\n\n\n\n />\n\nand <InlineExpression2 />\n\nexport const InlineExpression1 = () => (<>{${count}}</>);\n\nexport const InlineExpression2 = () => (<>{list.map((one) => <i onClick={f}>{one}</i>)}</>);\n`,
  );
});

test('an expression that waits becomes a value of the page, on the same lines', () => {
  expect(liftExpressions('Is {await load(\n1)} here\n\n{(await list()).map((one) => <i>{one}</i>)}\n')).toBe(
    'Is {inlineValue1\n} here\n\n{inlineValue2}\n\n\nexport const inlineValue1 = (await load(\n1)\n);\n\nexport const inlineValue2 = ((await list()).map((one) => <i>{one}</i>)\n);\n',
  );
});

test('comments, code and what is the same in static markup are left alone', () => {
  for (const source of [
    '{/* <b onClick={f} /> */}',
    '```jsx\n{<b onClick={f} />}\n```',
    'It calls `useEffect()` and {1 + 1}',
    '{useState(1)[0]}',
    'Write `await` before {(async () => await load())}',
    '{await load(props.name)}',
  ])
    expect(liftExpressions(source)).toBe(source);
});
