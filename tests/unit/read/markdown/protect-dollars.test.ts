import { expect, test } from 'vitest';
import { mapDollarsOfCode, protectDollars, restoreDollars } from '../../../../src/read/markdown/protect-dollars.ts';

const formula = '\n\n$a^2$\n';

// Beside a formula, for which the parser must read mathematics.
test.each([
  ['It costs $5 or $10 a month.', 'It costs \\$5 or \\$10 a month.'],
  ['Set $HOME and $PATH first.', 'Set \\$HOME and \\$PATH first.'],
  ['From $20/month to $99/month', 'From \\$20/month to \\$99/month'],
  ['Energy is $E = mc^2$ here.', 'Energy is $E = mc^2$ here.'],
  ['For $n$ items', 'For $n$ items'],
  ['With $\\alpha + \\beta$', 'With $\\alpha + \\beta$'],
  ['Block\n\n$$\nx = 5\n$$\n', 'Block\n\n$$\nx = 5\n$$\n'],
  ['`$x` and ``a $ b``', '`$x` and ``a $ b``'],
  ['```bash\necho $HOME $PATH\n```\nthen $5', '```bash\necho $HOME $PATH\n```\nthen \\$5'],
  ['Already \\$5 escaped', 'Already \\$5 escaped'],
  ['| $49 | a |\n| ~\\$499~ **$299** | b |', '| \\$49 | a |\n| ~\\$499~ **\\$299** | b |'],
  ['From $5 with $x^2$ more', 'From \\$5 with $x^2$ more'],
  ['A $a_1 and $b_2$5 price', 'A \\$a_1 and \\$b_2\\$5 price'],
  ['A cost of $c = \\$5$ here', 'A cost of $c = \\$5$ here'],
  ['no dollars', 'no dollars'],
  ['Is $1-\\frac{x\\cdot y}{|x|}$ or $3 \\sqrt{D}$', 'Is $1-\\frac{x\\cdot y}{|x|}$ or $3 \\sqrt{D}$'],
  ['Is $10^{-3}$, costs $5', 'Is $10^{-3}$, costs \\$5'],
  ["Of $0$, $1/3$ and $-1$, $a'$ to $s''$", "Of $0$, $1/3$ and $-1$, $a'$ to $s''$"],
  ['For $0 ≤ y ≤ 256$ in $(u,v)$, $[X:Y:Z]$', 'For $0 ≤ y ≤ 256$ in $(u,v)$, $[X:Y:Z]$'],
  ['Of $[0, 1)$ or $(-1, 1]$', 'Of $[0, 1)$ or $(-1, 1]$'],
  ["Both $f(x):Y$ and $D'[k]$", "Both $f(x):Y$ and $D'[k]$"],
  ['From $5–$10, $5-$X, $5/$mo or $1–$', 'From \\$5–\\$10, \\$5-\\$X, \\$5/\\$mo or \\$1–\\$'],
  ['In US$, C$ and A$ (A$5, A$)', 'In US\\$, C\\$ and A\\$ (A\\$5, A\\$)'],
  ['Use $A:$B, $1$2, $(a)$(b), $5 (up to $x)', 'Use \\$A:\\$B, \\$1\\$2, \\$(a)\\$(b), \\$5 (up to \\$x)'],
  ['| $49 | $99 |\n|$49|$9|x', '| \\$49 | \\$99 |\n|\\$49|\\$9|x'],
  ['$5 a$ and $5k und < $10', '\\$5 a\\$ and \\$5k und < \\$10'],
  [
    'export const P = ({ p }) => <b>costs ${p}</b>;\n\nIt costs $5 or $6.',
    'export const P = ({ p }) => <b>costs ${p}</b>;\n\nIt costs \\$5 or \\$6.',
  ],
  [
    'export const f = () => {\n  const a = 1;\n\n  return `$${a}`;\n};\n\n$5',
    'export const f = () => {\n  const a = 1;\n\n  return `$${a}`;\n};\n\n\\$5',
  ],
  ['<Card title={`a ${x} b ${y}`}>$5</Card>', '<Card title={`a ${x} b ${y}`}>\\$5</Card>'],
  ['<Card title="From $5" icon={a > 1}>$5</Card>', '<Card title="From $5" icon={a > 1}>\\$5</Card>'],
  ["$5 <b\n  title='$5 > $4'\n/> $6", "\\$5 <b\n  title='$5 > $4'\n/> \\$6"],
])('%j', (source, protectedText) => {
  expect(protectDollars(source + formula)).toBe(protectedText + formula);
});

test.each([
  ['Costs \\$5, `\\$` and {`\\${a}`}', 'Costs $5, `\\$` and {`\\${a}`}'],
  ['```sh\necho "\\$HOME"\n```\n\n\\$5', '```sh\necho "\\$HOME"\n```\n\n$5'],
  ['$$\n\\$5\n$$', '$$\n\\$5\n$$'],
])('marks are taken out of prose alone: %j', (source, restored) => {
  expect(restoreDollars(source)).toBe(restored);
});

test('a source without a formula stays as it is', () => {
  const source = 'It costs $5, at https://${HOST}.com, {`$${price}`}\n\n```sh\n$$ $x^2$\n```\n';
  expect(protectDollars(source)).toBe(source);
});

test('a fence inside a list is left alone', () => {
  const source = '1. Run\n\n   ```sh\n   echo $A $B\n   ```\n';
  expect(protectDollars(source)).toBe(source);
});

test('stays linear on a hostile text', () => {
  const started = performance.now();
  protectDollars('$a `'.repeat(20_000));
  protectDollars('{$'.repeat(20_000));
  protectDollars(`${'<a b="$'.repeat(20_000)}${formula}`);
  mapDollarsOfCode(`${'<a {"$'.repeat(20_000)}${formula}`, (code) => code);
  restoreDollars('\\$a `'.repeat(20_000));
  expect(performance.now() - started).toBeLessThan(2000);
});

test('what stands between two dollars is not read in every way to part it', () => {
  const text = `It is $A\t${'*A(\t(A\t'.repeat(30)}*$ x`;
  expect(protectDollars(text + formula)).toBe(text.replaceAll('$', '\\$') + formula);
});
