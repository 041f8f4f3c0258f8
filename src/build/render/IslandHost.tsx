import { components } from '../../view/content-components/components.ts';
import { getComponentTexts } from '../../view/content-components/get-component-texts.ts';
import { PageProvider, usePage } from '../../view/content-components/PageProvider.tsx';
import { useReadersInPlace } from '../../view/content-components/Readers.tsx';
import type { RegisteredIsland } from '../islands/create-island-registry.ts';
import { Island } from '../islands/Island.tsx';
import { fileOfModule } from '../islands/island-sources.ts';

/** Renders a user's interactive component in the page, and notes that the page needs its script. */
export function IslandHost({ island, props }: { island: RegisteredIsland; props: Record<string, unknown> }) {
  const page = usePage();
  const inPlace = useReadersInPlace();
  // The browser's own texts are English; one island brings those of the page for all.
  const texts =
    page.islands.size === 0 && page.texts !== getComponentTexts(null) ? JSON.stringify(page.texts) : undefined;
  page.islands.set(island.src, { module: island.module, name: island.name });
  return (
    <Island
      island={island}
      props={props}
      builtIns={components}
      prefix={page.ids.next('island')}
      texts={texts}
      provide={(node) => <PageProvider page={page}>{inPlace(node)}</PageProvider>}
      warn={(message) => page.warn({ severity: 'warning', code: 'island', message, file: fileOfModule(island.module) })}
    />
  );
}
