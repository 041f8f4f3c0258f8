import type { ReactNode } from 'react';
import { isBlank } from './node-text.ts';

/** What a block of a landing page holds: links in a line of their own are buttons, the first one filled. */
export function LandingActions({ children }: { children?: ReactNode }) {
  return isBlank(children) ? null : <div className="landing-actions">{children}</div>;
}
