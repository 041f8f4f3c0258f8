import { useMemo, useState } from 'react';
import { isObject } from '../../../base/values/is-object.ts';
import type { ApiDocument } from '../../../model/api/document.ts';
import type { Schema } from '../../../model/api/schema.ts';
import { ownValue } from '../../../shared/json-schema/untrusted-value.ts';
import { visibleProperties } from '../../../shared/json-schema/visible-properties.ts';
import { lazyPart } from '../lazy-part.tsx';
import { usePlayground } from '../playground-context.tsx';
import { setAt } from '../values/edit-path.ts';
import { hasFreeNames } from '../values/has-free-names.ts';
import { initialValue } from '../values/initial-value.ts';
import { Field } from './Field.tsx';
import type { PartsProps } from './Parts.tsx';

/** Few objects have names that the reader makes up. */
const MapParts = lazyPart(async () => (await import('./MapParts.tsx')).MapParts);

/** Fields that are shown before a reader asks for all of them. */
const shownAtFirst = 24;

/** The fields of an object: required ones first, then those that may be left out, then names the reader makes up. */
export function ObjectParts({ editor, label, value, onChange, depth }: PartsProps) {
  const { data, texts } = usePlayground();
  const [all, setAll] = useState(false);
  // What there is no choice about comes with the first edit: a discriminator above all. It is not shown before, since
  // what is shown is sent.
  const start = useMemo(() => fixedPart(editor.schema, data.document.schemas), [editor.schema, data]);
  const object = isObject(value) ? value : {};
  const whole = isObject(value) ? value : start;
  const properties = visibleProperties(editor.schema, { schemas: data.document.schemas, mode: 'request' });
  const named = properties
    .filter(({ kind }) => kind === 'named')
    .sort((a, b) => Number(b.required) - Number(a.required));
  const shown =
    all || named.length <= shownAtFirst
      ? named
      : named.filter(({ name, required }, index) => index < shownAtFirst || required || Object.hasOwn(object, name));
  return (
    <>
      {shown.map((property) => (
        <Field
          key={property.name}
          name={property.name}
          schema={property.schema}
          required={property.required}
          depth={depth + 1}
          value={ownValue(object, property.name)}
          onChange={(next) => onChange(setAt(whole, [property.name], next))}
        />
      ))}
      {shown.length < named.length ? (
        <button type="button" className="playground-add" onClick={() => setAll(true)}>
          {named.length - shown.length} {texts.showMore}
        </button>
      ) : null}
      {hasFreeNames(editor.schema, properties) ? (
        <MapParts
          label={label}
          fixed={named.map(({ name }) => name)}
          schema={properties.find(({ kind }) => kind !== 'named')?.schema ?? {}}
          value={whole}
          onChange={onChange}
          depth={depth}
        />
      ) : null}
    </>
  );
}

function fixedPart(schema: Schema, schemas: ApiDocument['schemas']): Record<string, unknown> {
  const value = initialValue({ ...schema, default: undefined }, schemas);
  return isObject(value) ? value : {};
}
