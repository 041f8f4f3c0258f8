import { Fragment } from 'react';
import type { ApiDocument } from '../../model/api/document.ts';
import type { NamedServer } from '../../model/api/server.ts';
import { serverBlocks } from '../../read/asyncapi/channel-blocks.ts';
import { variableField } from '../../read/openapi/field-facts.ts';
import { FieldHead } from '../content-components/FieldHead.tsx';
import { usePage } from '../content-components/PageProvider.tsx';
import { useApi } from './api-context.tsx';
import { ChannelBlocks } from './ChannelBlocks.tsx';
import { Description } from './Description.tsx';
import { FieldRow } from './FieldRow.tsx';

interface Props {
  servers: Readonly<ApiDocument['servers']>;
}

/** Servers of an operation, a channel or a whole description, each with all that is said of it. */
export function ServerList({ servers }: Props) {
  const { texts } = useApi();
  usePage().used.add('field');
  return (
    <>
      {servers.map((server) => (
        <Fragment key={`${server.name ?? ''} ${server.url}`}>
          <ServerField server={server} />
          {'bindings' in server ? <ChannelBlocks blocks={serverBlocks(server, texts)} /> : null}
        </Fragment>
      ))}
    </>
  );
}

function ServerField({ server }: { server: NamedServer }) {
  const { url, name, protocol, protocolVersion, description, variables } = server;
  return (
    <div className="field">
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
  );
}
