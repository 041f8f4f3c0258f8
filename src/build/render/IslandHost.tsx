import { components } from '../../view/content-components/components.ts';
import { getComponentTexts } from '../../view/content-components/get-component-texts.ts';
import { PageProvider, usePage } from '../../view/content-components/PageProvider.tsx';
import { useReadersInPlace } from '../../view/content-components/Readers.tsx';
import type { CompiledModule } from '../islands/compile-module.ts';
import type { IslandRegistry, RegisteredIsland } from '../islands/create-island-registry.ts';
import { Island } from '../islands/Island.tsx';
import { fileOfModule } from '../islands/island-sources.ts';
import { placeOfFault } from './place-of-fault.ts';

export interface IslandHostProps {
  island: RegisteredIsland;
  /** The component's own. */
  props: Record<string, unknown>;
  islands: IslandRegistry;
  /** Of `SharedServices`. */
  modules: ReadonlyMap<string, CompiledModule>;
}

/** Renders a user's interactive component, and notes that the page needs its script and those of its functions. */
export function IslandHost({ island, props, islands, modules }: IslandHostProps) {
  const page = usePage();
  const inPlace = useReadersInPlace();
  // The browser's own texts are English; one island brings those of the page for all.
  const texts =
    page.islands.size === 0 && page.texts !== getComponentTexts(null) ? JSON.stringify(page.texts) : undefined;
  const need = ({ src, module, name }: RegisteredIsland): void => void page.islands.set(src, { module, name });
  need(island);
  const findFunction = (value: unknown): RegisteredIsland | null => {
    const found = islands.findFunction(value);
    if (found) need(found);
    return found;
  };
  return (
    <Island
      island={island}
      props={props}
      builtIns={components}
      findFunction={findFunction}
      prefix={page.ids.next('island')}
      texts={texts}
      provide={(node) => <PageProvider page={page}>{inPlace(node)}</PageProvider>}
      warn={(message, error) => {
        const place = { file: fileOfModule(island.module), ...placeOfFault(error, modules) };
        page.warn({ severity: 'warning', code: 'island', message, ...place });
      }}
    />
  );
}
