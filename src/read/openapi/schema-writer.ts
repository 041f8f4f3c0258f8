import { type MakeOnce, newKeys, type PartPlace } from '../../shared/json-schema/made-parts.ts';
import type { SchemaMode } from '../../shared/json-schema/visible-properties.ts';
import type { FieldContext } from './field-facts.ts';
import type { FindReferenceLink } from './reference-links.ts';

/**
 * How deep lists nest, and how many fields an object one level below may have that is still listed; a schema that has
 * too many fields for one of these is tried with the next.
 */
const reaches: readonly Reach[] = [
  ...[10, 4].map((maxDepth) => ({ maxDepth, maxBelow: 0 })),
  ...[3, 2, 1, 0].flatMap((maxDepth) => [16, 8, 4, 0].map((maxBelow) => ({ maxDepth, maxBelow }))),
];
/** Fields of one body; a description of thousands would drown its page. */
const maxFields = 200;
/** Where a body has more than these on its first level, which nothing else tells of. */
const maxFirstFields = 1000;
/** Signs for which an entry counts as one more: a text that hundreds of fields share is written with each. */
const signsOfEntry = 20_000;
/** Alternatives of one body beyond these that are named, at least. */
const maxNames = 300;
/** Schemas that are looked into for one body: choices without a field multiply with each level. */
const maxLooks = 2000;
/**
 * Alternatives of large choices that are put together for one body, and again to write it: choices of hundreds that
 * lead to each other would be for every depth that is tried.
 */
const maxAlternatives = 20_000;
const fewAlternatives = 10;

/** What is the same for all fields of a description. */
export interface MarkdownFieldContext extends FieldContext {
  linkOf: FindReferenceLink['schema'];
}

interface Reach {
  maxDepth: number;
  maxBelow: number;
}

/** What is written, and how much of it there may still be. */
export interface SchemaWriter extends SchemaTextOptions, Reach {
  /** Entries that may still be written. */
  left: number;
  /** Schemas that may still be looked into. */
  looks: number;
  /** Alternatives of large choices that may still be put together, for all depths that are tried. */
  alternatives: { left: number };
  /** Alternatives that may still be named where they are not told of. */
  names: number;
  /** Entries are only counted: what they say takes far longer than to know how many there are. */
  isCounting: boolean;
}

/** A place in what is written. */
export interface Spot extends PartPlace {
  writer: SchemaWriter;
  depth: number;
  indent: string;
  /** Items and only alternatives that were entered since the last level: a choice may lead back to itself. */
  turns: number;
}

export interface SchemaTextOptions extends MarkdownFieldContext {
  mode: SchemaMode;
  /** What the schemas of a description have in common is written once. */
  written: MakeOnce<string>;
}

/** Writes as deep as the number of fields allows, so that none at the top is left out for one far below. */
export function writeWithin(options: SchemaTextOptions, write: (spot: Spot) => string): string {
  const writeTo = (writer: SchemaWriter): string =>
    write({ writer, depth: 0, turns: 0, indent: '', open: new Set(), met: newKeys() });
  const counted = { left: maxAlternatives };
  const open = (reach: Reach, isCounting: boolean): SchemaWriter => ({
    ...options,
    ...reach,
    left: maxFields,
    looks: maxLooks,
    alternatives: isCounting ? counted : { left: maxAlternatives },
    names: maxNames,
    isCounting,
  });
  const fits = (reach: Reach): boolean => {
    const writer = open(reach, true);
    writeTo(writer);
    return writer.left > 0;
  };
  const reach = reaches.find(fits);
  return writeTo(reach ? open(reach, false) : { ...open(reaches.at(-1)!, false), left: maxFirstFields });
}

/** The last entry stays for a sign that there is more. */
export function chargeLength({ length }: string, writer: SchemaWriter): void {
  if (writer.left > 1) writer.left = Math.max(1, writer.left - Math.floor(length / signsOfEntry));
}

export function chargeAlternatives(count: number, writer: SchemaWriter): void {
  writer.alternatives.left -= Math.max(0, count - fewAlternatives);
  if (writer.alternatives.left < 0) writer.left = 0;
}
