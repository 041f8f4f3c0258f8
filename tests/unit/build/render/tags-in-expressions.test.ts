import { expect, test } from 'vitest';
import { renderSource } from './render-source.ts';

test('an expression may give the name of an element a value', async () => {
  const { html, problems } = await renderSource(
    [
      '{(() => {',
      '  const Total = () => <b>three</b>;',
      '  return <Total />;',
      '})()}',
      '',
      "{['i', 'u'].map((Tag) => <Tag key={Tag}>word</Tag>)}",
      '',
      "<p>{[{ Inner: () => 'inside' }].map(({ Inner }) => <Inner key={1} />)}</p>",
      '',
      "{((kit) => <kit.Name>member</kit.Name>)({ Name: 's' })}",
    ].join('\n'),
  );
  for (const part of ['<b>three</b>', '<i>word</i><u>word</u>', '<p>inside</p>', '<s>member</s>'])
    expect(html).toContain(part);
  expect(problems).toEqual([]);
});

test('such a value counts in its expression alone, whatever the name means elsewhere', async () => {
  const { html, problems } = await renderSource(
    '{(() => {\n  const Note = () => <b>own</b>;\n  return <Note />;\n})()}\n\n<Note>built in</Note>\n\n{1 && <Tip>tip</Tip>}',
  );
  expect(html).toContain('<b>own</b>');
  expect(html.match(/class="callout/g)).toHaveLength(2);
  expect(problems).toEqual([]);
});

test('what code has of React without an import, elements in expressions have, too', async () => {
  const { html, problems } = await renderSource('{[1].map((n) => <React.Fragment key={n}>part</React.Fragment>)}');
  expect(html).toContain('part');
  expect(problems).toEqual([]);
});

test('elements of React need no import, in expressions or outside of them', async () => {
  const { html, problems } = await renderSource(
    [
      '<Fragment>a **b** c</Fragment>',
      '',
      '<Suspense fallback={<p>wait</p>}>inside</Suspense>',
      '',
      '<React.Fragment>member</React.Fragment>',
      '',
      '{[1].map((n) => <Fragment key={n}><i>part</i></Fragment>)}',
      '',
      '{1 && <Suspense fallback="">late</Suspense>}',
    ].join('\n'),
  );
  for (const part of ['a <strong>b</strong> c', 'inside', 'member', '<i>part</i>', 'late'])
    expect(html).toContain(part);
  expect(problems).toEqual([]);
});

test('a component that a page calls like an element of React is the one that counts', async () => {
  const { html } = await renderSource(
    'export const Fragment = () => <b>own</b>\n\n<Fragment />\n\n{1 && <Fragment />}',
  );
  expect(html.match(/<b>own<\/b>/g)).toHaveLength(2);
});

test('a snippet may name a component that it is given by its props', async () => {
  const { html, problems } = await renderSource(
    [
      'import Part from "/snippets/part.mdx"',
      '',
      'export const Inner = ({ label }) => <b>inner {label}</b>',
      '',
      '<Part icon={Inner} Shown={Inner} />',
    ].join('\n'),
    { 'snippets/part.mdx': '<props.icon label="a" />\n\n<Shown label="b" />\n\n{1 && <Shown label="c" />}\n' },
  );
  for (const part of ['a', 'b', 'c']) expect(html).toContain(`<b>inner ${part}</b>`);
  expect(problems).toEqual([]);
});

test('an element in an expression that nothing has shows its content and is told with its line', async () => {
  const { html, problems } = await renderSource(
    'Before\n\n{[1, 2].map((n) => <Crad key={n}>text {n}</Crad>)}\n\n{2 > 1 && <kit.Box>in a box</kit.Box>}\n\nAfter',
  );
  for (const part of ['Before', 'text 1', 'text 2', 'in a box', 'After']) expect(html).toContain(part);
  expect(problems.map(({ severity, message, line, hint }) => [severity, message.split(' is ')[0], line, hint])).toEqual(
    [
      ['warning', '<Crad>', 3, 'Did you mean <Card>?'],
      ['warning', '<kit.Box>', 5, expect.any(String)],
    ],
  );
});

test('an element in an expression has what the page declares, imports, or has around a snippet', async () => {
  const { html, problems } = await renderSource(
    [
      'import Part from "/snippets/part.mdx"',
      'import { Imported } from "/snippets/kit.jsx"',
      '',
      'export const Declared = () => <b>declared</b>',
      '',
      '{1 && <Declared />} {1 && <Imported />}',
      '',
      '<Part />',
    ].join('\n'),
    {
      'snippets/part.mdx': 'Part: {1 && <Declared />}',
      'snippets/kit.jsx': 'export const Imported = () => <i>imported</i>',
    },
  );
  expect(html.match(/<b>declared<\/b>/g)).toHaveLength(2);
  expect(html).toContain('<i>imported</i>');
  expect(problems).toEqual([]);
});

test('an element called like something of the language is the component, and told where there is none', async () => {
  const { html, problems } = await renderSource('{1 && <Error>failed</Error>}\n\nMiddle\n\n{1 && <Map>mapped</Map>}');
  expect(html).toContain('failed');
  expect(html).toContain('mapped');
  expect(html).toContain('Middle');
  expect(problems.every(({ message }) => !message.startsWith('This page'))).toBe(true);
});

test('names that nothing has are told as such on a page that fails for another reason first', async () => {
  const { html, problems } = await renderSource(
    [
      "{(() => { throw new Error('no') })()}",
      '',
      '{[1].map((n) => <Missing key={n}>content</Missing>)}',
      '',
      'export const Own = () => <i>own <Lost>part</Lost></i>',
      '',
      '<Own />',
    ].join('\n'),
  );
  for (const part of ['content', '<i>own part</i>']) expect(html).toContain(part);
  expect(problems.map(({ code, line }) => `${line} ${code}`).sort()).toEqual([
    '1 expression-failed',
    '3 unknown-component',
    '5 unknown-component',
  ]);
});
