import { expect, test } from 'vitest';
import { measurePhase } from '../../../src/build/session/measure-phase.ts';
import { renderPhases, watchPhases } from '../../../src/cli/watch-phases.ts';

test('parts stand below the part that they belong to', () => {
  const phase = (name: string, startTime: number, duration: number) => ({
    name: `docwright:${name}`,
    startTime,
    duration,
  });
  const found = [
    phase('Inner', 120, 50),
    phase('Reading', 0, 100),
    phase('Pages', 100, 300),
    phase('Innermost', 130, 10),
  ];
  expect(renderPhases(found, 400)).toBe(
    [
      '  Reading          0.10 s   25 %',
      '  Pages            0.30 s   75 %',
      '    Inner          0.05 s   13 %',
      '      Innermost    0.01 s    3 %',
      '  All              0.40 s',
      '',
    ].join('\n'),
  );
});

test('what is measured is seen, also of work that fails', async () => {
  const phases = watchPhases();
  expect(await measurePhase('Good', () => 7)).toBe(7);
  await expect(measurePhase('Bad', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(phases.render()).toMatch(/Good[\s\S]*Bad[\s\S]*All/);
});
