import { createRoot } from 'react-dom/client';
import { addSheet } from '../support/add-sheet.ts';
import { addCodeColors } from './add-code-colors.ts';
import { importChannelPlayground } from './channel/import-channel-playground.ts';
import { importPlaygroundTexts } from './import-playground-texts.ts';
import { Playground } from './Playground.tsx';
import sheet from './playground.css?url';
import { loadOperation } from './write-snippet.ts';

export interface OpenOptions {
  /** Address of the `OperationData`. */
  address: string;
  /** Who reads; `null` for nobody that the site knows. */
  user: { apiPlaygroundInputs?: unknown } | null;
  onClose: () => void;
}

export interface OpenedPlayground {
  show: () => void;
}

/** Makes the playground of a page and shows it. @throws Error when the operation's data cannot be had */
export async function openPlayground({ address, user, onClose }: OpenOptions): Promise<OpenedPlayground> {
  const [data, texts] = await Promise.all([
    loadOperation(address),
    importPlaygroundTexts(document.documentElement.lang),
    addSheet(sheet),
    addCodeColors(),
  ]);
  const Content = data.messages ? await importChannelPlayground() : Playground;
  const place = document.createElement('div');
  document.body.append(place);
  return new Promise((resolve) => {
    const onReady = (dialog: HTMLDialogElement): void => {
      const show = (): void => {
        dialog.showModal();
        // The first field would open a phone's keyboard, the first button closes.
        dialog.querySelector<HTMLElement>('h2')?.focus();
      };
      show();
      resolve({ show });
    };
    const root = createRoot(place);
    const leave = (): void => {
      root.unmount();
      place.remove();
    };
    addEventListener('docwright:page', leave, { once: true });
    root.render(
      <Content
        data={data}
        title={pageTitle()}
        inputs={user?.apiPlaygroundInputs}
        texts={texts}
        onReady={onReady}
        onClose={onClose}
      />,
    );
  });
}

/** What the page calls the operation, without the labels beside it. */
function pageTitle(): string {
  const heading = document.querySelector('h1')?.cloneNode(true) as HTMLElement | undefined;
  for (const label of heading?.querySelectorAll('.nav-tag-pill') ?? []) label.remove();
  return heading?.textContent?.trim() ?? '';
}
