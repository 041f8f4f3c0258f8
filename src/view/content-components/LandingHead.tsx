import type { ReactNode } from 'react';
import { isBlank } from './node-text.ts';
import { TitleMarkdown } from './TitleMarkdown.tsx';

/** Title and description of a block of a landing page. */
export function LandingHead({ title, description }: { title?: ReactNode; description?: ReactNode }) {
  if (isBlank(title) && isBlank(description)) return null;
  return (
    <div className="landing-head">
      {isBlank(title) ? null : (
        <h2 className="landing-title">
          <TitleMarkdown text={title} />
        </h2>
      )}
      {isBlank(description) ? null : (
        <p className="landing-description">
          <TitleMarkdown text={description} />
        </p>
      )}
    </div>
  );
}
