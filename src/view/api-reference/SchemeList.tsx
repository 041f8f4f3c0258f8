import { schemeField } from '../../read/openapi/scheme-field.ts';
import { schemeFlows } from '../../read/openapi/scheme-flows.ts';
import { FieldHead } from '../content-components/FieldHead.tsx';
import { usePage } from '../content-components/PageProvider.tsx';
import { useApi } from './api-context.tsx';
import { Description } from './Description.tsx';
import { SchemeFlows } from './SchemeFlows.tsx';

/** Every way to sign in that a description knows, with all that it says of each. */
export function SchemeList() {
  const { document, texts } = useApi();
  const { used } = usePage();
  used.add('field');
  return (
    <>
      {Object.entries(document.securitySchemes).map(([key, scheme]) => {
        const { name, type, place, deprecated, description } = schemeField(scheme, texts.security);
        return (
          <div key={key} className="field">
            <FieldHead name={key} type={type} after={[`${place}: ${name}`]} deprecated={deprecated} />
            <Description text={description} />
            <SchemeFlows flows={schemeFlows(scheme, texts)} />
          </div>
        );
      })}
    </>
  );
}
