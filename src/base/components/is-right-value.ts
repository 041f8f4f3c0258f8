import type { PropManifest } from '../../model/component.ts';

/**
 * Whether a property can have a value that is written out: `null` for a bare name. Types that any text is right for
 * take any.
 */
export function isRightValue({ type, values }: PropManifest, value: string | null): boolean {
  if (values) return value !== null && values.map(String).includes(value);
  if (type === 'flag') return value === null || /^(?:true|false|)$/.test(value);
  return type !== 'number' || (value !== null && value.trim() !== '' && !Number.isNaN(Number(value)));
}
