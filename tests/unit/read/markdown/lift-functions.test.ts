import { expect, test } from 'vitest';
import { liftFunctions } from '../../../../src/read/markdown/lift-functions.ts';

const given = "import { Widget } from '/snippets/widget.jsx';\n\n";

test('functions that a component of the site is given become exports of the page, on the same lines', () => {
  const source = `${given}Für <Widget onPick={(x) => x > 1}\n  b="=>" api={{ head: (form) => ({\n    a: form.id,\n  }), all: [function () {}, f, 2] }} />\n\nend\n`;
  expect(liftFunctions(source)).toBe(
    `${given}Für <Widget onPick={inlineFunction1}\n  b="=>" api={{ head: inlineFunction2\n\n, all: [inlineFunction3, f, 2] }} />\n\nend\n\n\n` +
      'export const inlineFunction1 = (x) => x > 1;\n\n' +
      'export const inlineFunction2 = (form) => ({\n    a: form.id,\n  });\n\n' +
      'export const inlineFunction3 = function () {};\n',
  );
});

test('what stays on the server, or asks for what the page was given, is left alone', () => {
  for (const source of [
    '<Card onClick={() => 1}>a</Card>\n',
    `${given}<Card onClick={() => 1}>a</Card>\n`,
    `${given}<Widget a={list.map((x) => x)} b={{ c() {} }} d={() => props.a} />\n`,
    `${given}\`\`\`jsx\n<Widget a={() => 1} />\n\`\`\`\n`,
  ])
    expect(liftFunctions(source)).toBe(source);
});
