import type { SiteConfig } from '../../model/config.ts';
import type { ConfigInput } from './config-schema.ts';
import { resolveNavigation } from './navigation/resolve-navigation.ts';
import type { Place } from './place.ts';
import { resolveFeedback } from './topics/feedback.ts';
import { resolveNotFound } from './topics/not-found.ts';
import { topics } from './topics.ts';

type Topics = Pick<SiteConfig, keyof typeof topics>;

/**
 * Fills in every default and brings every value to its one form. What the author should know is reported at `place`.
 */
export function resolveConfig(input: ConfigInput, place: Place): SiteConfig {
  const resolved = resolveTopics(input, place);
  return {
    ...resolved,
    theme: input.theme,
    name: input.name.trim(),
    description: input.description ?? '',
    public: input.public ?? false,
    notFound: resolveNotFound(input.errors, place.child('errors')),
    drilldown: input.interaction?.drilldown ?? null,
    timestamp: input.metadata?.timestamp ?? false,
    feedback: resolveFeedback(input.feedback, resolved.integrations),
    navigation: resolveNavigation(input.navigation, place.child('navigation')),
  };
}

function resolveTopics(input: ConfigInput, place: Place): Topics {
  const keys = Object.keys(topics) as (keyof Topics)[];
  // Each key's schema and resolver fit each other, as `topic` demands; a loop over all of them cannot say so.
  return Object.fromEntries(
    keys.map((key) => [key, topics[key].resolve(input[key] as never, place.child(key))]),
  ) as unknown as Topics;
}
