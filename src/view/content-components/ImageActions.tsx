import type { ReactNode } from 'react';
import { usePage } from './PageProvider.tsx';
import { readText } from './prop-values.ts';

const known = ['copy', 'download'];
const placements = ['top-left', 'top-center', 'top-right', 'bottom-left', 'bottom-center', 'bottom-right'];

/** The actions that an image's prop `actions` asks for: all for the bare prop, none for what is not known. */
export function readImageActions(value: unknown): string[] {
  if (value === true || value === '' || value === 'true') return known;
  const names = Array.isArray(value) ? value : (readText(value)?.split(/[\s,]+/) ?? []);
  return known.filter((name) => names.includes(name));
}

/** Buttons over an image, shown while the image is pointed at or focused. */
export function ImageActions({
  actions,
  placement,
  children,
}: {
  actions: string[];
  placement: unknown;
  children: ReactNode;
}) {
  const { texts, used } = usePage();
  used.add('image-actions');
  const place = placements.find((name) => name === placement) ?? 'bottom-center';
  const labels: Record<string, string> = { copy: texts.copyImage, download: texts.downloadImage };
  return (
    <span className="image-with-actions">
      {children}
      <span className="image-actions" data-placement={place}>
        {actions.map((action) => (
          <button
            key={action}
            type="button"
            data-image-action={action}
            aria-label={labels[action]}
            title={labels[action]}
            data-copied={action === 'copy' ? texts.copied : undefined}
          />
        ))}
      </span>
    </span>
  );
}
