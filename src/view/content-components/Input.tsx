import type { ComponentPropsWithoutRef } from 'react';
import { usePage } from './PageProvider.tsx';

/** An input; the boxes of task lists get a name, since their text is no label. */
export function Input({ checked, value, ...rest }: ComponentPropsWithoutRef<'input'>) {
  const { texts } = usePage();
  const isTask = rest.type === 'checkbox' && rest.disabled === true;
  return (
    <input
      {...rest}
      defaultChecked={checked ?? rest.defaultChecked}
      defaultValue={value ?? rest.defaultValue}
      aria-label={rest['aria-label'] ?? (isTask ? texts.task : undefined)}
    />
  );
}
