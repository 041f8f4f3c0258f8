import { Fragment } from 'react';
import type { SecurityRequirement, SecurityScheme } from '../../model/api.ts';
import { FieldHead } from '../content-components/FieldHead.tsx';
import { usePage } from '../content-components/PageProvider.tsx';
import { TabSet } from '../content-components/TabSet.tsx';
import { useApi } from './api-context.tsx';
import { Description } from './Description.tsx';
import { schemeField } from './scheme-field.ts';

/** What a request must carry to be let in; alternatives as tabs. */
export function AuthorizationList({ security }: { security: readonly SecurityRequirement[] }) {
  const { ids } = usePage();
  const alternatives = security.filter((requirement) => requirement.length > 0);
  if (alternatives.length === 1) return <Requirement requirement={alternatives[0]!} />;
  const panels = alternatives.map((requirement) => {
    const label = requirement.map(({ scheme }) => scheme.replace(/[_-]/g, ' ')).join(' & ');
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
  const { document } = useApi();
  return (
    <>
      {requirement.map(({ scheme, scopes }) => {
        const definition = Object.hasOwn(document.securitySchemes, scheme)
          ? document.securitySchemes[scheme]
          : undefined;
        return definition ? <Scheme key={scheme} scheme={definition} scopes={scopes} /> : null;
      })}
    </>
  );
}

function Scheme({ scheme, scopes }: { scheme: SecurityScheme; scopes: string[] }) {
  const page = usePage();
  const { texts } = useApi();
  const { name, type, place, hint } = schemeField(scheme);
  const id = page.ids.param(name);
  page.used.add('field');
  return (
    <div className="field" id={id} data-place={place}>
      <FieldHead name={name} id={id} type={type} place={place} required />
      <Description text={scheme.description || hint} />
      {scopes.length > 0 ? (
        <small>
          {texts.scopes}:{' '}
          {scopes.map((scope) => (
            <Fragment key={scope}>
              <code>{scope}</code>{' '}
            </Fragment>
          ))}
        </small>
      ) : null}
    </div>
  );
}
