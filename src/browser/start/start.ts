import { startBanner } from './banner.ts';
import { startCounts } from './counts.ts';
import { startDrawer } from './drawer.ts';
import { startFeedback } from './feedback.ts';
import { startMenus } from './menus.ts';
import { startMode } from './mode.ts';
import { startNotFound } from './not-found.ts';
import { startPageMenu } from './page-menu.ts';
import { startPrefetch } from './prefetch.ts';
import { startSearch } from './search.ts';
import { startSidebar } from './sidebar.ts';
import { startTabs } from './tabs.ts';
import { startToc } from './toc.ts';

const parts = [
  startMode,
  startDrawer,
  startSidebar,
  startTabs,
  startToc,
  startMenus,
  startSearch,
  startPageMenu,
  startBanner,
  startCounts,
  startPrefetch,
  startNotFound,
  startFeedback,
];

// Scripts of sites change the page at will; a part that cannot make sense of it must not take the others along.
for (const start of parts) {
  try {
    start();
  } catch (error) {
    reportError(error);
  }
}
