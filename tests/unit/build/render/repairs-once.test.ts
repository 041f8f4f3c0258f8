import { expect, test, vi } from 'vitest';
import { createProcessServices, createSharedServices } from '../../../../src/build/render/create-shared-services.ts';
import type { EvaluateOptions } from '../../../../src/build/render/evaluate-options.ts';
import { createModuleLoader } from '../../../../src/build/render/module-loader.ts';
import { openOwnIcons } from '../../../../src/build/render/open-own-icons.ts';
import { renderContext } from './render-source.ts';

test('a page that is compiled again is not repaired again', async () => {
  const services = await createSharedServices(renderContext, { files: openOwnIcons(), ...createProcessServices() });
  const repair = vi.fn(services.repair);
  const options = { context: renderContext, services: { ...services, repair }, warn: () => {}, findsNames: true };
  const loader = createModuleLoader(options as unknown as EvaluateOptions, { evaluate: () => ({}), run: () => null });
  loader.load({ source: 'Text with <br> and {missing}', file: 'a.mdx', line: 1 });
  const made = repair.mock.results.map(({ value }) => value as unknown);
  expect(made).toHaveLength(2);
  expect(made[1]).toBe(made[0]);
});
