import { startBanner } from './banner.ts';
import { startCounts } from './counts.ts';
import { startDrawer } from './drawer.ts';
import { startFeedback } from './feedback.ts';
import { startInstant } from './instant.ts';
import { startMenus } from './menus.ts';
import { startMode } from './mode.ts';
import { startNotFound } from './not-found.ts';
import { startPageMenu } from './page-menu.ts';
import { startSearch } from './search.ts';
import { startSidebar } from './sidebar.ts';
import { startTabs } from './tabs.ts';
import { startToc } from './toc.ts';
import { startTouched } from './touched.ts';

/** What concerns the text alone starts again with each page. */
const ofPage = [startTabs, startPageMenu, startFeedback];
const ofShell = [
  startMode,
  startDrawer,
  startSidebar,
  startToc,
  startMenus,
  startSearch,
  startBanner,
  startCounts,
  startNotFound,
  startTouched,
  startInstant,
];

// Scripts of sites change the page at will; a part that cannot make sense of it must not take the others along.
function run(parts: (() => unknown)[]): void {
  for (const start of parts) {
    try {
      start();
    } catch (error) {
      reportError(error);
    }
  }
}

run(ofShell);
run(ofPage);
addEventListener('docwright:page', () => run(ofPage));
