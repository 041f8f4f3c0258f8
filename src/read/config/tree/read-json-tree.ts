import { addAll } from '../../../base/values/add-all.ts';
import type { Problem } from '../../../model/problem.ts';
import type { JsonNode, JsonObject, JsonPosition } from './json-node.ts';
import { positionOf, problemAt, stringOf } from './json-node.ts';
import { parseJson } from './parse-json.ts';
import { resolveReferencePath } from './reference-path.ts';

export type ReadFile = (path: string) => string | null;

export interface JsonTree {
  /** `null` when the first file cannot be read. */
  root: JsonNode | null;
  problems: Problem[];
  /** Every file that was asked for, found or not. */
  inputs: string[];
  /** Where a reference could not be followed, so that a value is left out. */
  lost: string[];
}

/**
 * Reads a JSON file and puts the files its `$ref`s name in their places; positions point into the file a value was
 * written in. A reference that cannot be followed is reported, and the value is left out.
 */
export function readJsonTree(input: { file: string; readFile: ReadFile }): JsonTree {
  const reader = new TreeReader(input.readFile);
  const root = reader.readFile({ file: input.file, at: '', chain: [] });
  return { root, problems: reader.problems, inputs: [...reader.inputs], lost: reader.lost };
}

interface Step {
  file: string;
  at: string;
  /** The files that led here, the first one first. */
  chain: string[];
}

/** Files that name one another twice each would double what is read with every step. */
const mostReferences = 10_000;

class TreeReader {
  readonly problems: Problem[] = [];
  readonly inputs = new Set<string>();
  readonly lost: string[] = [];
  readonly #readText: ReadFile;
  #followed = 0;

  constructor(readText: ReadFile) {
    this.#readText = readText;
  }

  readFile(step: Step, referrer?: JsonPosition): JsonNode | null {
    this.inputs.add(step.file);
    const text = this.#readText(step.file);
    if (text === null) {
      this.problems.push(missingFile(step.file, referrer));
      return null;
    }
    const { root, problems } = parseJson({ text, file: step.file, at: step.at });
    addAll(this.problems, problems);
    // Most files refer to no other: they need no second tree.
    return root && text.includes('$ref') ? this.#follow(root, [...step.chain, step.file]) : root;
  }

  /** The node with every reference in it replaced; `null` when it was a reference that leads nowhere. */
  #follow(node: JsonNode, chain: string[]): JsonNode | null {
    if (node.kind === 'scalar') return node;
    if (node.kind === 'array') return { ...node, items: node.items.flatMap((item) => this.#follow(item, chain) ?? []) };
    const reference = node.entries.get('$ref');
    const entries = new Map<string, JsonNode>();
    for (const [key, child] of node.entries) {
      const followed = key === '$ref' ? null : this.#follow(child, chain);
      if (followed) entries.set(key, followed);
    }
    const siblings = { ...node, entries };
    return reference ? this.#merge(reference, siblings, chain) : siblings;
  }

  #merge(reference: JsonNode, siblings: JsonObject, chain: string[]): JsonNode | null {
    const target = this.#readTarget(reference, siblings.at, chain);
    if (!target) {
      this.lost.push(siblings.at);
      return siblings.entries.size > 0 ? siblings : null;
    }
    if (target.kind === 'object') {
      target.entries.delete('$schema');
      return { ...target, entries: new Map([...target.entries, ...siblings.entries]) };
    }
    if (siblings.entries.size > 0) {
      const message = `The keys next to \`$ref\` have no effect because ${target.file} does not contain an object`;
      this.problems.push(
        problemAt(positionOf(reference), { severity: 'warning', code: 'reference-siblings', message }),
      );
    }
    return target;
  }

  #readTarget(reference: JsonNode, at: string, chain: string[]): JsonNode | null {
    const written = stringOf(reference);
    if (written === null) {
      return this.#reject(reference, {
        code: 'invalid-value',
        message: '`$ref` is not a string',
        hint: 'Set it to the path of a JSON file',
      });
    }
    const path = resolveReferencePath(written, reference.file);
    if (typeof path !== 'string') return this.#reject(reference, path);
    if (chain.includes(path)) {
      const circle = [...chain.slice(chain.indexOf(path)), path].join(' → ');
      return this.#reject(reference, {
        code: 'reference-cycle',
        message: `\`$ref\` leads back to its own file: ${circle}`,
      });
    }
    this.#followed += 1;
    if (this.#followed <= mostReferences) return this.readFile({ file: path, at, chain }, reference);
    if (this.#followed > mostReferences + 1) return null;
    return this.#reject(reference, {
      code: 'reference-excess',
      message: `There are more than ${mostReferences} references to follow`,
      hint: 'Reference each file in one place',
    });
  }

  #reject(reference: JsonNode, fault: { code: Problem['code']; message: string; hint?: string }): null {
    this.problems.push(problemAt(positionOf(reference), { severity: 'error', ...fault }));
    return null;
  }
}

function missingFile(file: string, referrer: JsonPosition | undefined): Problem {
  if (!referrer) return { severity: 'error', code: 'missing-config', message: `The file ${file} does not exist`, file };
  return problemAt(referrer, {
    severity: 'error',
    code: 'reference-missing',
    message: `\`$ref\` refers to ${file}, which does not exist`,
  });
}
