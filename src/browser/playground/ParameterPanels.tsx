import type { Parameter } from '../../model/api/operation.ts';
import { ownValue } from '../../shared/json-schema/untrusted-value.ts';
import { parameterKey } from '../../shared/request/parameter-key.ts';
import { Field } from './editors/Field.tsx';
import { PanelSection } from './PanelSection.tsx';
import { usePlayground } from './playground-context.tsx';

const places = ['path', 'query', 'querystring', 'header', 'cookie'] as const;

/** The parameters of an operation by the place they are sent in. */
export function ParameterPanels() {
  const { data } = usePlayground();
  return (
    <>
      {places.map((place) => (
        <PlacePanel
          key={place}
          place={place}
          parameters={data.operation.parameters.filter((parameter) => parameter.in === place)}
        />
      ))}
    </>
  );
}

function PlacePanel({ place, parameters }: { place: Parameter['in']; parameters: Parameter[] }) {
  const { state, dispatch, texts } = usePlayground();
  if (parameters.length === 0) return null;
  return (
    <PanelSection title={texts[place]}>
      {parameters.map((parameter) => {
        const key = parameterKey(parameter);
        return (
          <Field
            key={key}
            name={parameter.name}
            schema={withHints(parameter)}
            required={parameter.required}
            place={key}
            depth={1}
            value={ownValue(state.values.parameters, key)}
            onChange={(value) => dispatch({ kind: 'parameter', key, value })}
          />
        );
      })}
    </PanelSection>
  );
}

/** What a parameter says of itself counts as its schema's. */
function withHints({ schema, description, examples, deprecated }: Parameter): Parameter['schema'] {
  return {
    ...schema,
    ...(description && { description }),
    ...(deprecated && { deprecated }),
    ...(examples.length > 0 && { examples: examples.map(({ value }) => value) }),
  };
}
