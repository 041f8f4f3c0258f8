import type { ConsentKey, SiteConfig } from '../../model/config.ts';
import type { Problem } from '../../model/problem.ts';

const asksConsent: Readonly<Record<ConsentKey, true>> = { cookies: true, onetrust: true, transcend: true };

/**
 * Takes out the services that wait for a reader's consent where what asks for it could not be read, as has been
 * reported: otherwise they would run for everybody.
 */
export function holdServices(
  { integrations }: Pick<SiteConfig, 'integrations'>,
  problems: readonly Problem[],
): SiteConfig['integrations'] {
  const isLost = (name: string): boolean =>
    !Object.hasOwn(integrations, name) &&
    problems.some(({ severity, key }) => severity === 'error' && `${key}.`.startsWith(`integrations.${name}.`));
  if (!Object.keys(asksConsent).some(isLost)) return integrations;
  const waitsForNobody = (name: string): boolean => name === 'telemetry' || Object.hasOwn(asksConsent, name);
  return Object.fromEntries(Object.entries(integrations).filter(([name]) => waitsForNobody(name)));
}
