import { type ChangeEvent, useState } from 'react';
import { Choice } from '../Choice.tsx';
import { usePlayground } from '../playground-context.tsx';
import { RemoveButton } from '../RemoveButton.tsx';
import { isSecretName } from '../values/is-secret-name.ts';
import { saveFile } from './save-file.ts';
import { type Environment, type EnvironmentVariable, readEnvironments } from './workspace.ts';

/** Which environment is used, and its variables. */
export function EnvironmentEditor() {
  const { workspace, changeWorkspace, texts } = usePlayground();
  const { environments, active } = workspace;
  const current = environments[active] ?? null;
  const add = (): void =>
    changeWorkspace((before) => ({
      ...before,
      environments: [
        ...before.environments,
        { name: `${texts.environment} ${before.environments.length + 1}`, variables: [{ name: '', value: '' }] },
      ],
      active: before.environments.length,
    }));
  const set = (next: Environment): void =>
    changeWorkspace((before) => ({ ...before, environments: before.environments.with(active, next) }));
  const remove = (): void =>
    changeWorkspace((before) => ({ ...before, environments: before.environments.toSpliced(active, 1), active: -1 }));
  return (
    <section>
      <h3>{texts.environment}</h3>
      <div className="playground-item">
        <Choice
          label={texts.environment}
          value={String(active)}
          options={[
            { value: '-1', label: texts.noEnvironment },
            ...environments.map(({ name }, index) => ({ value: String(index), label: name })),
          ]}
          onChange={(value) => changeWorkspace((before) => ({ ...before, active: Number(value) }))}
        />
        <button type="button" className="playground-null" onClick={add}>
          {texts.newEnvironment}
        </button>
      </div>
      {current ? <Variables environment={current} onChange={set} onRemove={remove} /> : null}
      <Files />
    </section>
  );
}

interface VariablesProps {
  environment: Environment;
  onChange: (environment: Environment) => void;
  onRemove: () => void;
}

function Variables({ environment, onChange, onRemove }: VariablesProps) {
  const { texts } = usePlayground();
  const { name, variables } = environment;
  const set = (index: number, variable: EnvironmentVariable): void =>
    onChange({ ...environment, variables: variables.with(index, variable) });
  return (
    <div className="playground-parts" role="group" aria-label={name}>
      <div className="playground-item">
        <input
          className="playground-control"
          aria-label={`${texts.environment}, ${texts.name}`}
          value={name}
          onChange={({ target }) => onChange({ ...environment, name: target.value })}
        />
        <RemoveButton name={name} onClick={onRemove} />
      </div>
      {variables.map((variable, index) => (
        <div key={index} className="playground-item">
          <input
            className="playground-control playground-key"
            aria-label={`${texts.name} ${index + 1}`}
            placeholder={texts.name}
            value={variable.name}
            spellCheck={false}
            autoCapitalize="off"
            onChange={({ target }) => set(index, { ...variable, name: target.value })}
          />
          <input
            className="playground-control"
            aria-label={`${texts.value} ${index + 1}`}
            type={isSecretName(variable.name) ? 'password' : 'text'}
            placeholder={texts.value}
            value={variable.value}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => set(index, { ...variable, value: target.value })}
          />
          <RemoveButton
            name={variable.name}
            onClick={() => onChange({ ...environment, variables: variables.toSpliced(index, 1) })}
          />
        </div>
      ))}
      <button
        type="button"
        className="playground-add"
        onClick={() => onChange({ ...environment, variables: [...variables, { name: '', value: '' }] })}
      >
        {texts.addVariable}
      </button>
      <p className="playground-hint">
        <code>{'{{name}}'}</code>
      </p>
    </div>
  );
}

/** Environments as a file, out and in; those of Postman are read too. */
function Files() {
  const { workspace, changeWorkspace, texts } = usePlayground();
  const [note, setNote] = useState('');
  const { environments } = workspace;
  const read = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const text = await target.files?.[0]?.text();
    target.value = '';
    const found = readEnvironments(parse(text ?? ''));
    setNote(found.length === 0 ? texts.notImported : '');
    if (found.length > 0)
      changeWorkspace((before) => ({ ...before, environments: [...before.environments, ...found] }));
  };
  return (
    <div className="playground-buttons">
      <label className="playground-null">
        {texts.importFile}
        <input type="file" className="unseen" accept=".json,application/json" onChange={(event) => void read(event)} />
      </label>
      {environments.length > 0 ? (
        <button
          type="button"
          className="playground-add"
          onClick={() => saveFile('environments.json', JSON.stringify(environments, null, 2))}
        >
          {texts.exportFile}
        </button>
      ) : null}
      <span role="status" className="playground-note">
        {note}
      </span>
    </div>
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
