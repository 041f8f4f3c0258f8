import type { PlainAlternative } from '../../read/openapi/plain-alternatives.ts';
import { usePage } from '../content-components/PageProvider.tsx';
import { useApi } from './api-context.tsx';
import { Constraints } from './Constraints.tsx';
import { Description } from './Description.tsx';
import { Values } from './ValueList.tsx';

/** What a value without fields may be instead, each with what is said of it. */
export function AlternativeList({ alternatives }: { alternatives: readonly PlainAlternative[] }) {
  const { texts } = useApi();
  const page = usePage();
  if (alternatives.length === 0) return null;
  return (
    <div className="field-alternatives">
      {alternatives.map(({ type, title, description, deprecated, constraints, values }, index) => (
        <div className="field" key={index}>
          <p>
            {title === '' ? null : <b>{title}</b>}
            <code>{type}</code>
            {deprecated ? <em>{page.texts.deprecated}</em> : null}
          </p>
          <Description text={description} />
          <Constraints constraints={constraints} />
          {values.length > 0 ? <Values values={values} label={texts.options} /> : null}
        </div>
      ))}
    </div>
  );
}
