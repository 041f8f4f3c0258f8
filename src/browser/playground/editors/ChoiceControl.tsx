import { sameValue } from '../../../base/values/same-value.ts';
import { scalarText } from '../../../base/values/scalar-text.ts';
import { optionTexts } from '../../../shared/json-schema/enum-values.ts';
import { usePlayground } from '../playground-context.tsx';
import { useControlMarks } from './use-control-marks.ts';

interface Props {
  id: string;
  label?: string;
  options: readonly { value: unknown; description: string }[];
  value: unknown;
  onChange: (value: unknown) => void;
}

/** One of several fixed values, or none. */
export function ChoiceControl({ id, label, options, value, onChange }: Props) {
  const { texts } = usePlayground();
  const marks = useControlMarks(id);
  const names = optionTexts(options.map((option) => option.value));
  const index = options.findIndex((option) => sameValue(option.value, value));
  return (
    <select
      id={id}
      className="playground-control playground-select"
      aria-label={label}
      {...marks}
      data-unset={index < 0 ? '' : undefined}
      value={String(index)}
      onChange={({ target }) => onChange(target.value === '-1' ? undefined : options[Number(target.value)]!.value)}
    >
      <option value="-1">{value === undefined || index >= 0 ? texts.notSet : scalarText(value)}</option>
      {options.map(({ description }, position) => (
        <option key={position} value={position}>
          {description ? `${names[position]} – ${description}` : names[position]}
        </option>
      ))}
    </select>
  );
}
