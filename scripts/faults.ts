import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Sight } from './faults/fault.ts';
import { faults } from './faults/kinds.ts';
import { buildLast, runFault } from './faults/run-fault.ts';

const help = `Builds sites with something wrong in them, one after the other, and looks whether each build ends within a minute of processor time, names what is wrong, builds the rest or keeps the last output.

  npm run faults -- [part of a fault's name]…

${faults.map(({ name, outcome }) => `  ${name} (${outcome})`).join('\n')}
`;

const { values, positionals } = parseArgs({ allowPositionals: true, options: { help: { type: 'boolean' } } });

function renderSight({ name, outcome, seconds, memory, told, faults: seen }: Sight): string {
  const cells = [name, outcome, `${seconds.toFixed(1)} s`, `${Math.round(memory)} MB`, told, seen.join('; ') || 'none'];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

if (values.help) console.log(help);
else {
  const wanted = faults.filter(
    ({ name }) => positionals.length === 0 || positionals.some((part) => name.includes(part)),
  );
  const folder = mkdtempSync(join(tmpdir(), 'docwright-faults-'));
  // Others than root build in it, too.
  chmodSync(folder, 0o777);
  const sights: Sight[] = [];
  try {
    const last = await buildLast(folder);
    console.log(
      '| What is wrong | Outcome | Processor time | Memory | What was said | Not as it should be |\n|---|---|---|---|---|---|',
    );
    for (const [index, fault] of wanted.entries()) {
      const reason = fault.obstacle?.() ?? null;
      if (reason !== null) {
        console.log(`| ${fault.name} | not tried: ${reason} | | | | |`);
        continue;
      }
      const own = join(folder, String(index));
      mkdirSync(own);
      chmodSync(own, 0o777);
      const sight = await runFault(fault, { folder: own, last });
      sights.push(sight);
      console.log(renderSight(sight));
      rmSync(own, { recursive: true, force: true });
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const failed = sights.filter(({ faults: seen }) => seen.length > 0);
  console.log(`\n${sights.length} faults, ${failed.length} not as they should be`);
  process.exitCode = failed.length > 0 || sights.length === 0 ? 1 : 0;
}
