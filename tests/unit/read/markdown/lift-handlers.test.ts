import { expect, test } from 'vitest';
import { liftHandlers } from '../../../../src/read/markdown/lift-handlers.ts';

test('an element that handles events becomes a component of the page, on the same lines', () => {
  const lifted = liftHandlers(
    'Text <button onClick={() => alert("a > b")}\n  className="x">Go {1}</button> more\n\nend',
  );
  expect(lifted).toBe(
    'Text <InlineElement1\n /> more\n\nend\n\nexport const InlineElement1 = () => (<button onClick={() => alert("a > b")}\n  className="x">Go {1}</button>);\n',
  );
});

test('Markdown inside of it stays Markdown', () => {
  const lifted = liftHandlers('<div onMouseEnter={f}>\n\nSome **text**\n\n</div>');
  expect(lifted).toBe(
    '<InlineElement1>\n\nSome **text**\n\n</InlineElement1>\n\nexport const InlineElement1 = ({ children }) => (<div onMouseEnter={f}>{children}</div>);\n',
  );
});

test('handlers of components, in fences and as strings are left alone', () => {
  for (const source of [
    '<Card onClick={f}>a</Card>',
    '```jsx\n<button onClick={f}>a</button>\n```',
    '<button onclick="f()">a</button>',
  ])
    expect(liftHandlers(source)).toBe(source);
});
