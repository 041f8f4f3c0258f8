import type { ReactNode } from 'react';
import type { SchemaPage } from '../../model/page.ts';
import { bodyLimits, fieldFacts } from '../../read/openapi/field-facts.ts';
import type { SchemaSection } from '../../read/openapi/schema-sections.ts';
import { hasFields } from '../../shared/json-schema/has-fields.ts';
import { usePage } from '../content-components/PageProvider.tsx';
import { ApiMode, useApi } from './api-context.tsx';
import { Description } from './Description.tsx';
import { EntryList } from './EntryList.tsx';
import { FieldRow } from './FieldRow.tsx';
import { LimitedFields } from './LimitedFields.tsx';
import { SchemaFields } from './SchemaFields.tsx';
import { Section } from './Section.tsx';

interface Props {
  page: SchemaPage;
  /** Markdown that the head of the page does not show yet. */
  description: string;
  sections: readonly SchemaSection[];
  children?: ReactNode;
}

/** The article of a data model's page. */
export function SchemaArticle({ page, description, sections, children }: Props) {
  const { texts } = useApi();
  usePage().used.add('api-overview');
  return (
    <>
      <Description text={description} />
      {children}
      {sections.map(({ kind, id, title }) => (
        <Section key={kind} title={texts.sections[title]} id={id}>
          <ApiMode mode="both">
            <SchemaPart kind={kind} page={page} />
          </ApiMode>
        </Section>
      ))}
    </>
  );
}

function SchemaPart({ kind, page }: { kind: SchemaSection['kind']; page: SchemaPage }) {
  const { config, document, texts } = useApi();
  const { name, schema, usedBy } = page;
  const context = { schemas: document.schemas, pills: config.params.post, words: texts };
  switch (kind) {
    case 'attributes':
      return hasFields(schema, { schemas: document.schemas, mode: 'both' }) ? (
        <LimitedFields limits={bodyLimits(fieldFacts({ name, schema, required: false }, context).constraints)}>
          <SchemaFields schema={schema} path={[]} depth={0} />
        </LimitedFields>
      ) : (
        <FieldRow name={name} schema={{ ...schema, description: '' }} required={false} path={null} />
      );
    case 'usedBy':
      return <EntryList entries={usedBy} />;
  }
}
