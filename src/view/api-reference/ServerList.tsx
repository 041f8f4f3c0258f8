import type { NamedServer } from '../../model/api/server.ts';
import { variableField } from '../../read/openapi/field-facts.ts';
import { FieldHead } from '../content-components/FieldHead.tsx';
import { usePage } from '../content-components/PageProvider.tsx';
import { Description } from './Description.tsx';
import { FieldRow } from './FieldRow.tsx';

interface Props {
  servers: readonly NamedServer[];
}

/** Servers of an operation or a channel, each with the variables of its address. */
export function ServerList({ servers }: Props) {
  usePage().used.add('field');
  return (
    <>
      {servers.map(({ url, name, protocol, protocolVersion, description, variables }) => (
        <div className="field" key={`${name ?? ''} ${url}`}>
          <FieldHead
            name={url || '/'}
            type={[protocol, protocolVersion].filter(Boolean).join(' ')}
            after={name ? [name] : []}
          />
          <div>
            <Description text={description} />
            {variables.map((variable) => (
              <FieldRow key={variable.name} {...variableField(variable)} path={null} />
            ))}
          </div>
        </div>
      ))}
    </>
  );
}
