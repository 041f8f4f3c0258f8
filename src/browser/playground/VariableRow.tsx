import { useId } from 'react';
import type { ServerVariable } from '../../model/api/server.ts';
import { Choice } from './Choice.tsx';
import { Row } from './Row.tsx';

/** A variable of a server's address. */
export function VariableRow({
  variable,
  value,
  onChange,
}: {
  variable: ServerVariable;
  value: string;
  onChange: (value: string) => void;
}) {
  const id = useId();
  const { name, description } = variable;
  return (
    <Row id={id} name={name} description={description}>
      {variable.enum.length > 0 ? (
        <Choice
          id={id}
          label={name}
          value={value}
          options={variable.enum.map((text) => ({ value: text, label: text }))}
          onChange={onChange}
        />
      ) : (
        <input
          id={id}
          className="playground-control"
          value={value}
          placeholder={variable.default}
          spellCheck={false}
          autoCapitalize="off"
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Row>
  );
}
