import { constraintText, type FieldFacts } from '../../read/openapi/field-facts.ts';
import { useApi } from './api-context.tsx';
import { ValuePairs } from './ValuePairs.tsx';

/** Limits of a value, one a line. */
export function Constraints({ constraints }: Pick<FieldFacts, 'constraints'>) {
  const { texts } = useApi();
  return <ValuePairs pairs={constraints.map((constraint) => constraintText(constraint, texts))} />;
}
