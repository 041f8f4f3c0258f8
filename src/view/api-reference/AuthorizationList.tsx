import type { SecurityRequirement } from '../../model/api/operation.ts';
import type { SecurityScheme } from '../../model/api/security.ts';
import { fieldFacts, parameterField } from '../../read/openapi/field-facts.ts';
import { joinTexts } from '../../read/openapi/join-texts.ts';
import { schemeField } from '../../read/openapi/scheme-field.ts';
import { schemeFlows, schemeScopes } from '../../read/openapi/scheme-flows.ts';
import { FieldHead } from '../content-components/FieldHead.tsx';
import { usePage } from '../content-components/PageProvider.tsx';
import { TabSet } from '../content-components/TabSet.tsx';
import { useApi } from './api-context.tsx';
import { Constraints } from './Constraints.tsx';
import { Description } from './Description.tsx';
import { FlowScopes, SchemeFlows } from './SchemeFlows.tsx';
import { Values } from './ValueList.tsx';

/** What a request must carry to be let in; alternatives as tabs. */
export function AuthorizationList({ security }: { security: readonly SecurityRequirement[] }) {
  const { ids } = usePage();
  const { texts } = useApi();
  if (security.length === 1) return <Requirement requirement={security[0]!} />;
  const panels = security.map((requirement) => {
    const names = requirement.map(({ scheme }) => scheme.replace(/[_-]/g, ' '));
    const label = names.join(' & ') || texts.noAuthorization;
    return { id: ids.next('auth'), label, tab: label, content: <Requirement requirement={requirement} /> };
  });
  return (
    <TabSet
      className="api-alternatives"
      panelClass="api-alternative"
      panels={panels}
      selected={0}
      sync={false}
      dropdown={panels.length > 3}
    />
  );
}

function Requirement({ requirement }: { requirement: SecurityRequirement }) {
  const { document, texts } = useApi();
  if (requirement.length === 0) return <p>{texts.noAuthorization}</p>;
  return (
    <>
      {requirement.map(({ scheme, ...asked }) => {
        const definition = Object.hasOwn(document.securitySchemes, scheme)
          ? document.securitySchemes[scheme]
          : undefined;
        return definition ? <Scheme key={scheme} scheme={definition} {...asked} /> : null;
      })}
    </>
  );
}

type AskedScheme = Omit<SecurityRequirement[number], 'scheme'> & { scheme: SecurityScheme };

function Scheme({ scheme, scopes, parameter }: AskedScheme) {
  const page = usePage();
  const { document, texts } = useApi();
  const { name, type, place, label, deprecated, description } = schemeField(scheme, texts.security);
  const id = page.ids.param(name);
  // What all scopes allow stands in the overview; here is what this request needs.
  const flows = schemeFlows(scheme, texts).map((flow) => ({ ...flow, scopes: [] }));
  const facts =
    parameter && fieldFacts(parameterField(parameter), { schemas: document.schemas, pills: [], words: texts });
  page.used.add('field');
  return (
    <div className="field" id={id} data-place={place}>
      <FieldHead name={name} id={id} type={type} place={place} after={label} required deprecated={deprecated} />
      <Description text={joinTexts(description, facts?.description)} />
      {facts ? <Constraints constraints={facts.constraints} /> : null}
      {facts && facts.values.length > 0 ? <Values values={facts.values} label={texts.options} /> : null}
      <FlowScopes scopes={schemeScopes(scheme, scopes)} />
      {flows.length > 0 ? (
        <details className="expandable">
          <summary>{flows.map((flow) => flow.name).join(', ')}</summary>
          <div className="block-content">
            <SchemeFlows flows={flows} />
          </div>
        </details>
      ) : null}
    </div>
  );
}
