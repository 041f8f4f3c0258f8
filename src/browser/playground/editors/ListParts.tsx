import { usePlayground } from '../playground-context.tsx';
import { setAt } from '../values/edit-path.ts';
import { initialValue } from '../values/initial-value.ts';
import { Item } from './Item.tsx';
import type { PartsProps } from './Parts.tsx';

/** The items of a list, with buttons to add and remove them. */
export function ListParts({ editor, label, value, onChange, depth }: PartsProps) {
  const { data, texts } = usePlayground();
  const items = Array.isArray(value) ? (value as unknown[]) : [];
  const { prefixItems, items: rest = {}, maxItems } = editor.schema;
  const schemaOf = (index: number) => prefixItems?.[index] ?? rest;
  const add = (): void => onChange([...items, initialValue(schemaOf(items.length), data.document.schemas)]);
  return (
    <>
      {items.map((item, index) => (
        <Item
          key={index}
          part={index}
          label={`${label} ${index + 1}`}
          head={<span className="playground-index">{index + 1}</span>}
          schema={schemaOf(index)}
          value={item}
          depth={depth + 1}
          onChange={(next) => onChange(items.with(index, next))}
          onRemove={() => onChange(setAt(items, [index], undefined))}
        />
      ))}
      {maxItems !== undefined && items.length >= maxItems ? null : (
        <button type="button" className="playground-add" aria-label={`${texts.addItem}: ${label}`} onClick={add}>
          {texts.addItem}
        </button>
      )}
    </>
  );
}
