import { parse as parseToml, TomlError } from 'smol-toml';

/** A file with more faults is hardly TOML. */
const mostFaults = 20;

/** Settings in TOML: of those with faults, what the other lines say. */
export function readTomlSettings(text: string): Record<string, unknown> {
  const lines = text.split('\n');
  for (let faults = 0; faults <= mostFaults; faults += 1) {
    try {
      return parseToml(lines.join('\n'));
    } catch (error) {
      if (!(error instanceof TomlError)) return {};
      lines[error.line - 1] = '';
    }
  }
  return {};
}
