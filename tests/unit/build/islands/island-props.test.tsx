import { isValidElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readProps, writeProps } from '../../../../src/browser/hydration/island-props.ts';

function travel(props: Record<string, unknown>): Record<string, unknown> {
  return readProps(writeProps(props).json, (name) => `slot ${name}`);
}

test('data arrives as it was', () => {
  const props = {
    text: 'a "b" <c>',
    zero: 0,
    no: false,
    nothing: null,
    list: [1, ['x', { deep: true }]],
    at: new Date(0),
  };
  expect(travel(props)).toEqual(props);
});

test('elements become slots, wherever they stand', () => {
  const props = { children: <b />, items: [{ icon: <i />, label: 'x' }], mixed: ['text', <u key="u" />] };
  const { slots } = writeProps(props);
  expect([...slots.keys()]).toEqual(['children', 'items.0.icon', 'mixed']);
  expect([...slots.values()].every((node) => isValidElement(node) || Array.isArray(node))).toBe(true);
  expect(travel(props)).toEqual({
    children: 'slot children',
    items: [{ icon: 'slot items.0.icon', label: 'x' }],
    mixed: 'slot mixed',
  });
});

test('elements of HTML with nothing but text stay elements: components look into them for it', () => {
  const props = {
    children: [
      <p key="p">
        Fast <b className="x">models</b>
      </p>,
      ' and ',
      <i key="i">more</i>,
    ],
  };
  const { slots } = writeProps(props);
  expect([...slots.keys()]).toEqual([]);
  const { children } = travel(props) as { children: unknown[] };
  expect(renderToStaticMarkup(children as never)).toBe('<p>Fast <b class="x">models</b></p> and <i>more</i>');
  expect((children[2] as { props: unknown }).props).toEqual({ children: 'more' });
});

test('an element that has more than text and a class becomes a slot', () => {
  const Own = () => <b>own</b>;
  const nodes = {
    id: <p id="x">text</p>,
    html: <p dangerouslySetInnerHTML={{ __html: 'x' }} />,
    component: (
      <p>
        a <Own />
      </p>
    ),
    own: <Own />,
    empty: <br />,
  };
  expect([...writeProps(nodes).slots.keys()]).toEqual(Object.keys(nodes));
});

test('text children stay text', () => {
  expect(travel({ children: 'text' })).toEqual({ children: 'text' });
  expect(travel({ children: ['a', 1] })).toEqual({ children: ['a', 1] });
});

test('what cannot travel is left out and named', () => {
  const circle: Record<string, unknown> = { name: 'c' };
  circle['self'] = circle;
  const { json, lost } = writeProps({
    onClick: () => {},
    data: { run() {} },
    circle,
    big: 1n,
    symbol: Symbol('x'),
    none: undefined,
    nan: NaN,
    map: new Map([['a', 1]]),
    list: [new Set(['a'])],
    pattern: /a/,
    never: new Date(NaN),
    empty: Object.create(null),
  });
  expect(JSON.parse(json)).toEqual({ data: {}, circle: { name: 'c' }, list: [null], empty: {} });
  expect(lost).toEqual([
    ...['onClick', 'data.run', 'circle.self', 'big', 'symbol', 'nan'],
    ...['map', 'list.0', 'pattern', 'never'],
  ]);
});

test('built-in components travel by name', () => {
  const builtIns = { Card: () => null };
  const { json, lost } = writeProps({ as: builtIns.Card, other: () => null }, (value) =>
    value === builtIns.Card ? ['Card', value] : null,
  );
  expect([json, lost]).toEqual(['{"as":{"$component":"Card"}}', ['other']]);
  expect(readProps(json, () => null, builtIns)).toEqual({ as: builtIns.Card });
  expect(readProps('{"as":{"$component":"constructor"}}', () => null, builtIns)).toEqual({});
});

test('hostile keys stay data', () => {
  const props = travel(
    JSON.parse('{"__proto__": {"polluted": 1}, "a": {"constructor": "x"}}') as Record<string, unknown>,
  );
  expect(Object.getPrototypeOf(props)).toBe(Object.prototype);
  expect((props as { polluted?: unknown }).polluted).toBeUndefined();
});
