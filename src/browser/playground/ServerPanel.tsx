import type { Server } from '../../model/api/server.ts';
import type { ServerChoice } from '../../model/request-values.ts';
import { serversOf } from '../../shared/request/server-url.ts';
import { Choice } from './Choice.tsx';
import { lazyPart } from './lazy-part.tsx';
import { PanelSection } from './PanelSection.tsx';
import { usePlayground } from './playground-context.tsx';

/** Few addresses have variables. */
const VariableRow = lazyPart(async () => (await import('./VariableRow.tsx')).VariableRow);

/** Which server a request goes to, and the variables of its address. Nothing where there is no choice. */
export function ServerPanel() {
  const { data, state, dispatch, memory, texts } = usePlayground();
  const servers = serversOf(data.document, data.operation);
  const choice = state.values.server;
  const server = servers.find(({ url }) => url === choice?.url) ?? servers[0];
  if (!server || !choice || (servers.length === 1 && server.variables.length === 0)) return null;
  const choose = (next: ServerChoice): void => {
    memory.rememberServer(next);
    dispatch({ kind: 'server', server: next });
  };
  return (
    <PanelSection title={texts.server}>
      {servers.length > 1 ? (
        <ServerList
          servers={servers}
          chosen={server}
          onChoose={(next) => choose({ url: next.url, variables: { ...defaults(next), ...choice.variables } })}
        />
      ) : null}
      {server.variables.map((variable) => (
        <VariableRow
          key={variable.name}
          variable={variable}
          value={choice.variables[variable.name] ?? variable.default}
          onChange={(value) => choose({ ...choice, variables: { ...choice.variables, [variable.name]: value } })}
        />
      ))}
    </PanelSection>
  );
}

function defaults({ variables }: Server): Record<string, string> {
  return Object.fromEntries(variables.map((variable) => [variable.name, variable.default]));
}

function ServerList({
  servers,
  chosen,
  onChoose,
}: {
  servers: Server[];
  chosen: Server;
  onChoose: (server: Server) => void;
}) {
  const { texts } = usePlayground();
  const options = servers.map(({ url, description }) => ({
    value: url,
    label: description ? `${description} – ${url}` : url,
  }));
  return (
    <Choice
      label={texts.server}
      value={chosen.url}
      options={options}
      onChange={(url) => onChoose(servers.find((server) => server.url === url)!)}
    />
  );
}
