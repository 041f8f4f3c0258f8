import type { Parameter } from '../../model/api.ts';
import { useApi } from './api-context.tsx';
import { FieldRow } from './FieldRow.tsx';
import { Nested } from './SchemaFields.tsx';

/** Parameters of one place, or headers of a response. */
export function ParameterList({ parameters }: { parameters: readonly Parameter[] }) {
  const { shown } = useApi();
  shown.fields += parameters.length;
  return (
    <>
      {parameters.map((parameter) => (
        <FieldRow
          key={parameter.name}
          name={parameter.name}
          schema={withExample(parameter)}
          required={parameter.required}
          deprecated={parameter.deprecated}
          description={parameter.description}
          place={parameter.in}
          path={[]}
        >
          <Nested schema={parameter.schema} path={[parameter.name]} depth={1} />
        </FieldRow>
      ))}
    </>
  );
}

/** An example beside the schema counts as the schema's. */
function withExample({ schema, examples }: Parameter): Parameter['schema'] {
  const first = examples[0];
  return first && !schema.examples && schema.$ref === undefined ? { ...schema, examples: [first.value] } : schema;
}
