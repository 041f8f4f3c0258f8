import { useControlMarks } from './editors/use-control-marks.ts';

interface Props {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
  id?: string;
  className?: string;
}

/** A list to choose from, named for assistive technology. */
export function Choice({ label, value, options, onChange, id, className = 'playground-control' }: Props) {
  const marks = useControlMarks(id ?? '');
  return (
    <select
      id={id}
      className={`${className} playground-select`}
      aria-label={label}
      {...marks}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
