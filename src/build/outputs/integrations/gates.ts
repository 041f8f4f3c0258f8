import type { ConsentKey } from '../../../model/config.ts';
import { cookies } from './gates/cookies.ts';
import { onetrust } from './gates/onetrust.ts';
import { transcend } from './gates/transcend.ts';
import type { ServiceSettings } from './integration-service.ts';

/**
 * What asks for a reader's consent, by its key in `integrations`: JavaScript for a function that calls `open` once it
 * is given.
 */
export const gates: Readonly<Record<ConsentKey, (settings: ServiceSettings) => string>> = {
  cookies,
  onetrust,
  transcend,
};
