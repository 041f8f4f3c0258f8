import type { Parameter } from '../../model/api/operation.ts';
import { parameterField } from '../../read/openapi/field-facts.ts';
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
        <FieldRow key={parameter.name} {...parameterField(parameter)} place={parameter.in} path={[]}>
          <Nested schema={parameter.schema} path={[parameter.name]} depth={1} name={parameter.name} />
        </FieldRow>
      ))}
    </>
  );
}
