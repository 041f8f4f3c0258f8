import { Fragment } from 'react';
import type { Schema } from '../../model/api/schema.ts';
import { type EnumValue, optionTexts } from '../../shared/json-schema/enum-values.ts';
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
  const texts = optionTexts(values.map(({ value }) => value));
  const shownLabel = label === '' ? null : `${label}: `;
  if (values.some(({ description, deprecated }) => description !== '' || deprecated))
    return (
      <>
        {shownLabel ? <small>{shownLabel}</small> : null}
        <TermList
          terms={values.map(({ description, deprecated }, index) => ({
            term: <Value text={texts[index]!} deprecated={deprecated} />,
            description,
          }))}
        />
      </>
    );
  return (
    <small>
      {shownLabel}
      {texts.map((text) => (
        <Fragment key={text}>
          <Value text={text} />{' '}
        </Fragment>
      ))}
    </small>
  );
}

function Value({ text, deprecated = false }: { text: string; deprecated?: boolean | undefined }) {
  const { texts } = usePage();
  return (
    <>
      <code>{text}</code>
      {deprecated ? <small> {texts.deprecated}</small> : null}
    </>
  );
}
