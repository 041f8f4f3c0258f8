import { expect, test } from 'vitest';
import { shortenCss } from '../../../../src/build/session/shorten-css.ts';

test.each([
  [
    'a {\n  color: red;\n  margin: 0 0.5em -0.5em;\n}\n\nb {\n  top: 10.5px\n}\n',
    'a{color:red;margin:0 .5em -0.5em}b{top:10.5px}',
  ],
  ['@media (width < 40rem) {\n  a > b,\n  c { flex: 1 }\n}', '@media (width < 40rem){a>b,c{flex:1}}'],
  [
    'a { color: rgb(0 0 0 / 0.5); transition: top 0.2s,left 0.1s }',
    'a{color:rgb(0 0 0 / .5);transition:top .2s,left .1s}',
  ],
  ['/* a; } */ a { /* 0.5 */ b: c; }', 'a{b:c}'],
])('shortens %j', (css, short) => expect(shortenCss(css)).toBe(short));

test.each([
  'a{content:" ;  } 0.5 /* */ "}',
  "a{content:'it\\'s  ; }'}",
  'a{background:url(data-0.5.png)}',
  'a :is(b) .c:hover{--x:1}',
])('leaves %j as it is', (css) => expect(shortenCss(css)).toBe(css));
