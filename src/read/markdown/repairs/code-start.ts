import { jsNamePart } from '../../../base/text/js-name.ts';

/** What only `import` and `export` statements begin with; a sentence goes on differently. */
export const codeStart = new RegExp(
  [
    `^import\\s+(?:["'{*]|${jsNamePart}+\\s*(?:,|from\\b))`,
    '^export\\s+(?:default|const|let|var|function|async|class|type|interface|enum|[{*])',
  ].join('|'),
  'u',
);
