import { useId, useState } from 'react';
import type { PlaygroundStorage } from '../../model/api/operation.ts';
import { Choice } from './Choice.tsx';
import { usePlayground } from './playground-context.tsx';

const places: readonly PlaygroundStorage[] = ['browser', 'session', 'none'];

/** Where what a reader types is kept, which the reader decides. */
export function StoragePanel() {
  const { memory, texts } = usePlayground();
  const [chosen, setChosen] = useState(memory.storage);
  const id = useId();
  const choose = (storage: PlaygroundStorage): void => {
    memory.chooseStorage(storage);
    setChosen(storage);
  };
  return (
    <div className="playground-storage">
      <label htmlFor={id}>{texts.storage.title}</label>
      <Choice
        id={id}
        className="playground-quiet"
        label={texts.storage.title}
        value={chosen}
        options={places.map((place) => ({ value: place, label: texts.storage[place] }))}
        onChange={(value) => choose(value as PlaygroundStorage)}
      />
      <p className="playground-hint">{texts.storage.note}</p>
    </div>
  );
}
