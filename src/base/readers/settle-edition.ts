import { parseCondition } from './reader-condition.ts';
import { renderForReader } from './render-for-reader.ts';
import { settleMarks } from './settle-marks.ts';

/** What everybody sees of a marked page. */
export function settleForEverybody(text: string, secret: string): string {
  return renderForReader(text, { secret, reader: { audience: { kind: 'anonymous' }, content: {} } });
}

/** A marked page for the service: what depends on the reader stays marked. */
export function settleForService(text: string, secret: string): string {
  const holds = (condition: string): boolean | null => {
    const parsed = parseCondition(condition);
    return parsed === 'humans' || (parsed === 'agents' ? false : null);
  };
  return settleMarks(text, { secret, holds, value: () => null });
}

/** What all people see of a marked page, whoever they are. */
export function settleForPeople(text: string, secret: string): string {
  return settleMarks(text, { secret, holds: (condition) => parseCondition(condition) === 'humans', value: () => '' });
}

/** What agents read of a marked page: nothing that depends on the reader. */
export function settleForAgents(text: string, secret: string): string {
  return settleMarks(text, { secret, holds: (condition) => parseCondition(condition) === 'agents', value: () => '' });
}
