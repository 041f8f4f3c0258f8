import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withoutByteOrderMark } from '../../base/text/without-byte-order-mark.ts';
import type { Problem } from '../../model/problem.ts';
import type { Site } from '../../model/site.ts';
import { isInside } from '../../read/site/is-inside.ts';
import { isGrammar } from '../highlight/is-grammar.ts';
import { placeInSettings } from './place-in-settings.ts';

interface OwnGrammars {
  grammars: Record<string, unknown>[];
  /** A warning for each file that cannot be used. */
  problems: Problem[];
}

/** The TextMate grammars that settings name (`styling.codeblocks.languages.custom`). */
export function readGrammars(folder: string, site: Pick<Site, 'config' | 'isUntrusted'>): OwnGrammars {
  const grammars: OwnGrammars['grammars'] = [];
  const faults: (Problem & { key: string })[] = [];
  for (const [index, path] of site.config.styling.codeblocks.customLanguages.entries()) {
    const fault = readGrammar(path, {
      folder,
      isUntrusted: site.isUntrusted,
      add: (grammar) => grammars.push(grammar),
    });
    if (fault) faults.push({ ...fault, severity: 'warning', key: `styling.codeblocks.languages.custom[${index}]` });
  }
  return { grammars, problems: placeInSettings(faults, { folder, isUntrusted: site.isUntrusted }) };
}

interface GrammarPlace {
  folder: string;
  isUntrusted: Site['isUntrusted'];
  add: (grammar: Record<string, unknown>) => void;
}

/** `null` for one that was added, or is not there. */
function readGrammar(
  path: string,
  { folder, isUntrusted, add }: GrammarPlace,
): Pick<Problem, 'code' | 'message' | 'hint'> | null {
  const file = join(folder, path);
  // Told with all files that settings name (`checkNamedFiles`).
  if (!existsSync(file)) return null;
  if (isUntrusted && !isInside(folder, file)) return unusable(path, 'it is outside the site');
  try {
    const grammar: unknown = JSON.parse(withoutByteOrderMark(readFileSync(file, 'utf8')));
    if (isGrammar(grammar)) {
      add({ ...grammar });
      return null;
    }
    return unusable(path, 'it has no `name`, `scopeName` and list of `patterns`');
  } catch (error) {
    return unusable(path, (error as Error).message);
  }
}

function unusable(path: string, reason: string): Pick<Problem, 'code' | 'message' | 'hint'> {
  return {
    code: 'unreadable-grammar',
    message: `The grammar "${path}" cannot be used: ${reason}`,
    hint: 'Use a TextMate grammar in JSON; code in its language is not highlighted',
  };
}
