import { parseArgs } from 'node:util';
import { type Result, runScenarios } from './chaos/run-scenarios.ts';
import { scenarios } from './chaos/scenarios.ts';

const help = `Kills, freezes and slows the service and what it works with while readers ask, and compares what they saw with the books.

  npm run chaos -- [part of a scenario's name]… [--rounds 50] [--questions 12] [--many 500] [--short]

  --rounds     how often a service is killed
  --questions  questions for each time that something goes wrong
  --many       questions to a slow database
  --short      the scenarios and sizes of the test suite

${scenarios.map(({ name }) => `  ${name}`).join('\n')}
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '50' },
    questions: { type: 'string', default: '12' },
    many: { type: 'string', default: '500' },
    short: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

function renderResult({ name, seconds, readers, books, losses }: Result): string {
  const loss = losses.length === 0 ? 'none' : losses.join('; ');
  return `| ${name} | ${readers} | ${books} | ${loss} | ${seconds} s |`;
}

if (values.help) console.log(help);
else {
  const size = { rounds: Number(values.rounds), questions: Number(values.questions), many: Number(values.many) };
  const wanted = scenarios.filter(
    ({ name, isShort }) =>
      (!values.short || isShort) && (positionals.length === 0 || positionals.some((part) => name.includes(part))),
  );
  const results = await runScenarios(wanted, {
    size,
    onResult: ({ name, seconds }) => console.error(`${name}: ${seconds} s`),
  });
  console.log('\n| What went wrong | What readers saw | Books | Lost | Time |\n|---|---|---|---|---|');
  for (const result of results) console.log(renderResult(result));
  const lost = results.filter(({ losses }) => losses.length > 0);
  console.log(`\n${results.length} scenarios, ${lost.length} with a loss`);
  process.exitCode = lost.length > 0 || results.length === 0 ? 1 : 0;
}
