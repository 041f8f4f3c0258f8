import { Fragment } from 'react';
import type { Schema } from '../../model/api/schema.ts';
import { type EnumValue, optionText } from '../../shared/json-schema/enum-values.ts';
import { listedValues } from '../../shared/json-schema/listed-values.ts';
import { usePage } from '../content-components/PageProvider.tsx';
import { useApi } from './api-context.tsx';
import { TermList } from './TermList.tsx';

/** All values that a schema lists. */
export function ValueList({ schema }: { schema: Schema }) {
  const { document } = useApi();
  return <Values values={listedValues(schema, document.schemas)} />;
}

/** Values to choose from: in a row, or with what is said of each one below the other. */
export function Values({ values, label = '' }: { values: readonly EnumValue[]; label?: string }) {
  const all = values.map(({ value }) => value);
  const shownLabel = label === '' ? null : `${label}: `;
  if (values.some(({ description, deprecated }) => description !== '' || deprecated))
    return (
      <>
        {shownLabel ? <small>{shownLabel}</small> : null}
        <TermList
          terms={values.map(({ description, ...value }) => ({ term: <Value {...value} all={all} />, description }))}
        />
      </>
    );
  return (
    <small>
      {shownLabel}
      {values.map(({ value }, index) => (
        <Fragment key={index}>
          <Value value={value} all={all} />{' '}
        </Fragment>
      ))}
    </small>
  );
}

function Value({ value, deprecated, all }: Omit<EnumValue, 'description'> & { all: readonly unknown[] }) {
  const { texts } = usePage();
  return (
    <>
      <code>{optionText(value, all)}</code>
      {deprecated ? <small> {texts.deprecated}</small> : null}
    </>
  );
}
