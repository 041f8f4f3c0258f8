import { createHash } from 'node:crypto';
import { buildFolder } from '../../base/paths/build-folder.ts';
import { withBase } from '../../base/paths/routes.ts';
import type { LayoutAssets } from '../../model/layout.ts';
import type { Site } from '../../model/site.ts';
import { renderIntegrations } from '../outputs/integrations/render-integrations.ts';
import { tagManagerFrame } from '../outputs/integrations/tag-manager-frame.ts';
import { takesEvents } from '../outputs/integrations/takes-events.ts';

export interface Integrations {
  assets: LayoutAssets['integrations'];
  /** By path in the output. */
  files: Map<string, string>;
}

/** The script of analytics, chat and consent services. What authors do in development is no visit, so it has none. */
export function createIntegrations(site: Site, mode: 'build' | 'dev'): Integrations {
  const script = mode === 'dev' ? null : renderIntegrations(site.config);
  if (script === null) return { assets: null, files: new Map() };
  const path = `${buildFolder}/integrations.${createHash('sha256').update(script).digest('base64url').slice(0, 10)}.js`;
  return {
    assets: {
      script: withBase(site.base, `/${path}`),
      frame: tagManagerFrame(site.config),
      takesEvents: takesEvents(site.config),
    },
    files: new Map([[path, script]]),
  };
}
