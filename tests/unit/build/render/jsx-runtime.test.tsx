import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { createJsxRuntime, parseStyle } from '../../../../src/build/render/jsx-runtime.ts';

const { jsx } = createJsxRuntime({
  a: (({ href, children }: { href: string; children: string }) => <a href={`/base${href}`}>{children}</a>) as never,
});
const html = (type: string, props: Record<string, unknown>): string => renderToStaticMarkup(jsx(type as never, props));

describe('attributes in the manner of HTML', () => {
  test.each([
    [{ class: 'x' }, '<div class="x"></div>'],
    [{ style: 'color: red; margin-top: 2px' }, '<div style="color:red;margin-top:2px"></div>'],
    [{ tabindex: '0' }, '<div tabindex="0"></div>'],
    [{ onclick: 'alert(1)' }, '<div></div>'],
    [{ onClick: 'alert(1)' }, '<div></div>'],
    [{ 'stroke-width': '2' }, '<div stroke-width="2"></div>'],
  ])('%j', (props, expected) => {
    expect(html('div', props)).toBe(expected);
  });

  test.each([
    ['input', 'autofocus'],
    ['button', 'formnovalidate'],
    ['form', 'novalidate'],
    ['video', 'disablepictureinpicture'],
    ['video', 'disableremoteplayback'],
    ['script', 'nomodule'],
    ['div', 'itemscope'],
    ['div', 'contenteditable'],
    ['div', 'popover'],
  ])('<%s %s> keeps its attribute, which is there without a value', (type, name) => {
    expect(html(type, { [name]: true }).toLowerCase()).toMatch(new RegExp(`^<${type} ${name}="(?:true)?"`));
  });

  test('iframes keep what lets them fill the screen', () => {
    expect(html('iframe', { allowfullscreen: true, frameborder: '0' })).toBe(
      '<iframe allowFullScreen="" frameBorder="0"></iframe>',
    );
  });
});

test('plain objects among the children become text', () => {
  expect(html('p', { children: ['a ', { id: 1 }] })).toBe('<p>a {&quot;id&quot;:1}</p>');
});

test('elements that Docwright renders itself are replaced', () => {
  expect(html('a', { href: '/x', children: 'go' })).toBe('<a href="/base/x">go</a>');
});

test.each([
  ['background: url(a;b.png); color:red', { background: 'url(a;b.png)', color: 'red' }],
  ['--own: 1px', { '--own': '1px' }],
  ['-webkit-line-clamp: 2', { WebkitLineClamp: '2' }],
  ['', {}],
])('parseStyle(%j)', (text, style) => {
  expect(parseStyle(text)).toEqual(style);
});

test.each(['h1', 'h3', 'button', 'label', 'strong'])('a paragraph that Markdown makes in <%s> is its text', (type) => {
  expect(html(type, { children: ['\n', <p key="0">Get started</p>, '\n'] })).toBe(`<${type}>\nGet started\n</${type}>`);
});
