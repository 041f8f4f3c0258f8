import { expect, test } from 'vitest';
import { ParamField, ResponseField } from '../../../../src/view/content-components/Field.tsx';
import { render } from './render-component.tsx';

test('a parameter with everything', () => {
  expect(
    render(
      <ParamField path="userId" type="string" required default={{ a: 1 }} deprecated>
        Text
      </ParamField>,
    ),
  ).toMatchInlineSnapshot(
    `"<div class="field" id="param-user-id" data-place="path"><p><a href="#param-user-id">userId</a><code>string</code><span>path</span><strong>required</strong><em>deprecated</em><small>default: <code>{&quot;a&quot;:1}</code></small></p><div class="field-content">Text</div></div>"`,
  );
});

test('ids come from names, once each', () => {
  const html = render([
    <ParamField key="1" query="userId" />,
    <ParamField key="2" body="userId" />,
    <ResponseField key="3" name="X-API-Key" />,
    <ResponseField key="4" name="z" id="mine" />,
  ]);
  expect([...html.matchAll(/<div class="field" id="([^"]*)"/g)].map((match) => match[1])).toEqual([
    'param-user-id',
    'param-user-id-1',
    'param-x-api-key',
    'mine',
  ]);
});

test.each([
  [{ header: 'Accept' }, 'header', 'Accept'],
  [{ cookie: 'sid' }, 'cookie', 'sid'],
  [{ auth: 'Authorization' }, 'auth', 'Authorization'],
  [{ body: true }, 'body', 'body'],
  [{ name: 'x', query: true }, 'query', 'x'],
])('%j is sent in the %s', (props, place, name) => {
  const html = render(<ParamField {...props} />);
  expect(html).toContain(`data-place="${place}"`);
  expect(html).toContain(`>${name}</a>`);
});

test('labels before and after, and required in every spelling', () => {
  const html = render(
    <ResponseField name="a" type="int" pre={['new']} post={['read-only', 2]} required="true" default={false} />,
  );
  expect(html).toMatchInlineSnapshot(
    `"<div class="field" id="param-a"><p><span>new</span><a href="#param-a">a</a><code>int</code><span>read-only</span><span>2</span><strong>required</strong><small>default: <code>false</code></small></p></div>"`,
  );
  expect(render(<ResponseField name="a" required="false" />)).not.toContain('<strong>');
});

test('a name in elements is its words', () => {
  const html = render([
    <ResponseField key="1" name={<code>user_id</code>} />,
    <ParamField key="2" query={['page', <b key="b">Size</b>]} />,
  ]);
  expect(html.match(/<a href[^>]*>[^<]*/g)).toEqual([
    '<a href="#param-user-id">user_id',
    '<a href="#param-page-size">pageSize',
  ]);
});

test('a default that is markup is shown as such', () => {
  const html = render(<ParamField query="a" default={<b>now</b>} />);
  expect(html).toContain('<small>default: <code><b>now</b></code></small>');
  const several = [<i key="1">one</i>, ' or two'];
  expect(render(<ResponseField name="a" default={several} />)).toContain('<code><i>one</i> or two</code>');
});
