import type { Problem } from '../../model/problem.ts';
import type { JsonNode, JsonSegment } from './tree/json-node.ts';
import { childNode, joinKey, problemAt, writtenOf } from './tree/json-node.ts';

export type Finding = Pick<Problem, 'code' | 'message' | 'hint' | 'cause'>;

/** Where a value stands in the user's files, and the list that collects what is wrong with it. */
export class Place {
  readonly #node: JsonNode;
  readonly #problems: Problem[];
  /** `navigation.tabs[0]`. */
  readonly at: string;

  constructor(node: JsonNode, problems: Problem[], at: string = node.at) {
    this.#node = node;
    this.#problems = problems;
    this.at = at;
  }

  /** The place of a member or item; a member that is not written is placed at its owner. */
  child(segment: JsonSegment): Place {
    const node = childNode(this.#node, segment);
    return node ? new Place(node, this.#problems) : new Place(this.#node, this.#problems, joinKey(this.at, segment));
  }

  warn(finding: Finding): void {
    this.#problems.push(problemAt({ ...this.#node, at: this.at }, { severity: 'warning', ...finding }));
  }

  /** The value as a text, which it should be: numbers keep their digits, as in `1.10`. */
  takeText(): string {
    const value = this.#node.kind === 'scalar' ? writtenOf(this.#node) : '';
    this.warn({
      code: 'value-not-text',
      message: `\`${value}\` is read as a string`,
      hint: `Write "${value}" in quotes`,
    });
    return value;
  }

  error(finding: Finding): void {
    this.#problems.push(problemAt({ ...this.#node, at: this.at }, { severity: 'error', ...finding }));
  }
}
