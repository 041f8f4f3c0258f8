import { parse as parseToml, TomlError } from 'smol-toml';
import { LineCounter } from 'yaml';
import type { Lose, MigrationFolder } from '../../model/migration.ts';
import { openYaml } from './open-yaml.ts';

/** Settings by their ending. Those of compilers have comments, and are read as such. */
const settings = /(?:\.(?:ya?ml|json|toml)|(?:^|\/)\.pages)$/;
const ofCompilers = /(?:^|\/)[jt]sconfig[^/]*\.json$/;

/**
 * The same folder. Of settings that are read and are no whole YAML, JSON or TOML it tells once: whoever asks for them
 * gets what stands before the fault, or nothing.
 */
export function watchSettings(folder: MigrationFolder, lose: Lose): MigrationFolder {
  const seen = new Set<string>();
  return {
    ...folder,
    read: (file) => {
      const text = folder.read(file);
      if (text === null || seen.has(file) || !settings.test(file) || ofCompilers.test(file)) return text;
      seen.add(file);
      const line = file.endsWith('.toml') ? faultOfToml(text) : faultOfYaml(text);
      if (line !== null) lose({ file, line, message: 'Settings that cannot be read completely' });
      return text;
    },
  };
}

/** The line of the first fault; of several documents the first one counts. */
function faultOfYaml(text: string): number | null {
  const lines = new LineCounter();
  const { errors } = openYaml(text, lines);
  const fault = errors.find(({ code }) => code !== 'MULTIPLE_DOCS');
  return fault && !isJson(text) ? lines.linePos(fault.pos[0]).line : null;
}

function faultOfToml(text: string): number | null {
  try {
    parseToml(text);
    return null;
  } catch (error) {
    return error instanceof TomlError ? error.line : 1;
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
