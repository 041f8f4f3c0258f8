import { expect, test } from 'vitest';
import { parseMdx } from '../../../../../src/read/markdown/parse-mdx.ts';
import { outdentClosings } from '../../../../../src/read/markdown/repairs/outdent-closings.ts';

const rest = '\n\n<ParamField\n  path="c"\n>\n  Next — with a dash.\n</ParamField>\n';

test('an element that is closed deeper, below a list, keeps its name', () => {
  const source = `<ParamField path="a">\n  Text.\n\n- one\n- two — long\n  </ParamField>${rest}`;
  const { tree, problems } = parseMdx(source, { file: 'page.mdx', line: 1 });
  expect(tree.children.map((node) => 'name' in node && node.name)).toEqual(['ParamField', 'ParamField']);
  expect(problems).toEqual([]);
});

test.each([
  ['to where the tag stands that it closes', '<A>\n- one\n  </A>\n', '<A>\n- one\n</A>  \n'],
  ['not where it stands with its tag', '- one\n\n  <A>\n  two\n  </A>\n', null],
  ['not where its tag stands behind a marker', '<A>\n- <A>\n  two\n  </A>\n</A>\n', null],
  ['not in code', '<A>\n```\n  </A>\n```\n</A>\n', null],
  ['not where its tag was closed on its line', '<A>one</A>\n- two\n  </A>\n', null],
  [
    'past attributes over several lines',
    '<A\n  b={() => 1}\n>\n- one\n    </A>\n',
    '<A\n  b={() => 1}\n>\n- one\n</A>    \n',
  ],
  ['together with others of its line', '<A>\n<B>\n\n- one\n  </B></A>\n', '<A>\n<B>\n\n- one\n</B></A>  \n'],
  ['out of an item that begins before its tag', '  <A>\n- one\n  </A>\n', '  <A>\n- one\n</A>  \n'],
  ['out of the item that it would be alone', '<A>\n- one\n- </A>\n', '<A>\n- one\n</A>  \n'],
  ['from behind a tab', '<A>\n- one\n\t</A>\n', '<A>\n- one\n</A> \n'],
  ['where it closes a fragment', '<>\n- one\n  </>\n', '<>\n- one\n</>  \n'],
  ['not in a quote that holds its tag', '> <A>\n> - one\n> </A>\n', null],
])('a closing tag is moved %s', (_case, source, expected) => {
  expect(outdentClosings(source)).toBe(expected ?? source);
});
