import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { serviceFiles } from '../../base/paths/service-files.ts';
import type { PageScripts } from '../../model/service.ts';
import type { Site } from '../../model/site.ts';
import { buildHostRules } from '../hosts/build-host-rules.ts';
import { writeForAnyHost } from '../hosts/write-for-any-host.ts';
import { createScriptCollector } from '../outputs/create-script-collector.ts';
import { renderIntegrations } from '../outputs/integrations/render-integrations.ts';
import { scriptSources } from '../outputs/integrations/script-sources.ts';
import { buildServiceManifest } from '../outputs/service-manifest.ts';
import { type FolderWriter, nameWritten } from './folder-writer.ts';
import type { Hosting } from './hosting-of.ts';
import { moveFiles, writeHostFiles } from './write-host-files.ts';

export interface ServiceFilesOptions {
  writer: FolderWriter;
  isPrivate: boolean;
  /** What everybody may read of the site, where that is not all of it: every host hands out the files for hosts. */
  open?: Site;
  /** Unset: the output is for any host. */
  hosting?: Hosting | null;
  /** The files lie already as the host wants them. */
  isPlaced?: boolean;
  /** Of `renderServiceSections`; `null` where no service may read the output: a project of the user's, or of a host. */
  sections: Buffer | null;
}

/**
 * Writes what the service must know of a site beside its files, and what other hosts must, once these are there.
 * @returns the writer of the files by their places for the host
 */
export function writeServiceFiles(site: Site, options: ServiceFilesOptions): FolderWriter {
  const { writer, isPrivate, open = site, hosting = null, isPlaced = false, sections } = options;
  const scripts = collectScripts(site, writer);
  const rules = buildHostRules(open, { scripts, files: [...writer.files.keys()].sort() });
  // A host hands out every file, and has no use for what the service reads.
  if (hosting !== null) {
    const placed = isPlaced ? writer.placed() : moveFiles(writer.folder, hosting.layout);
    writeHostFiles(open, placed, { ...hosting, rules });
    return placed;
  }
  if (sections !== null) {
    writer.writeForService(serviceFiles.sections, sections);
    const manifest = buildServiceManifest(site, { build: nameOutput(writer), isPrivate, scripts });
    writer.writeForService(serviceFiles.manifest, JSON.stringify(manifest));
  }
  const authored = new Set(site.assets.map(({ path }) => path));
  for (const [name, content] of writeForAnyHost(rules)) if (!authored.has(name)) writer.write(name, content);
  return writer;
}

/** The same for the same content whenever and wherever it was built. */
function nameOutput({ files, service }: FolderWriter): string {
  return createHash('sha256').update(nameWritten(files)).update(nameWritten(service)).digest('hex').slice(0, 32);
}

/** What the pages of an output run. */
function collectScripts(site: Site, { files, locate }: FolderWriter): PageScripts {
  const collector = createScriptCollector();
  collector.readScript(renderIntegrations(site.config) ?? '');
  for (const { scripts } of files.values()) if (scripts) collector.add(scripts);
  for (const path of site.scripts) if (files.has(path)) collector.readScript(readFileSync(locate(path), 'utf8'));
  const { origins, ...found } = collector.found();
  return { ...found, origins: [...new Set([...origins, ...scriptSources(site.config)])] };
}
