import { expect, test } from 'vitest';
import { explainError } from '../../../../src/base/errors/explain-error.ts';
import { missingBinding } from '../../../../src/base/errors/missing-binding.ts';

test('a package without code for this system is named', () => {
  const inner = new Error("Cannot find module './parser.linux-x64-gnu.node'");
  const cause = new Error("Cannot find module '@acme/parser-linux-x64-gnu'\nRequire stack:\n- /a/b.js", {
    cause: inner,
  });
  expect(missingBinding(explainError(new Error('Cannot find native binding. Try again.', { cause })))).toMatchObject({
    code: 'native-code',
    message: expect.stringContaining('(@acme/parser-linux-x64-gnu)'),
    hint: expect.stringContaining('Remove node_modules'),
  });
});

test('where the system opens no library, it is named instead', () => {
  expect(missingBinding("Error: a.node: wrong ELF class\n    code: 'ERR_DLOPEN_FAILED'")?.message).toContain(
    `(${process.platform} ${process.arch})`,
  );
});

test('of other errors nothing is said', () => {
  expect(missingBinding("Error [ERR_MODULE_NOT_FOUND]: Cannot find module '/site/a.js'")).toBeNull();
});
