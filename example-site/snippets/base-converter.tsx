import { useId, useState } from 'react';

interface Props {
  initial: number;
}

export default function BaseConverter({ initial }: Props) {
  const id = useId();
  const [text, setText] = useState(String(initial));
  const value = Number.parseInt(text, 10);
  const isNumber = Number.isSafeInteger(value) && value >= 0;
  return (
    <p>
      <label htmlFor={id}>Decimal </label>
      <input id={id} inputMode="numeric" value={text} onChange={(event) => setText(event.target.value)} />{' '}
      {isNumber ? <code>0x{value.toString(16)}</code> : 'is not a number'}
    </p>
  );
}
