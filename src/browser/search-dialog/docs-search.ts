import type { Texts } from '../../base/languages/texts.ts';
import { routeToHref } from '../../base/paths/routes.ts';
import { createSearch, type Search } from '../../shared/search/create-search.ts';
import type { PageResult, SearchResults } from '../../shared/search/search-results.ts';
import { fillText } from '../support/fill-text.ts';
import { ALL_PAGES, showInAddress } from './all-results.ts';
import { askService } from './ask-service.ts';
import { buildDialog, type DialogParts } from './build-dialog.ts';
import { type Cursor, createCursor } from './create-cursor.ts';
import { createFileFetcher } from './create-file-fetcher.ts';
import { chooseFilters, type Filters, renderFilters } from './filter-bar.ts';
import { listAnswers, SHORTEST_QUESTION } from './list-answers.ts';
import { askAssistant } from './offer-assistant.ts';
import { addRecent, forgetRecent, readRecent } from './recent-searches.ts';
import { renderNote, renderRecent, type SearchNote } from './render-notes.ts';
import { renderSuggested, type ToHref } from './render-results.ts';
import { runLatest } from './run-latest.ts';

export interface DocsSearchOptions {
  /** Path the site is served under: empty, or `/docs`. */
  base: string;
  /** Language and version (as in the navigation) of the page the reader is on. */
  language?: string | null;
  version?: string | null;
  /** `search.prompt` of the site. */
  prompt?: string | null;
  texts: Texts['search'];
}

/** Page titles answer first only where sections take longer than a reader notices. */
const PATIENCE = 60;
const ANNOUNCE_AFTER = 500;
/** Milliseconds without a key before the service is asked. */
const PAUSE = 160;
/** Milliseconds without a key before what all of the results say is loaded. */
const REST = 250;
const LISTED = 8;
const SUGGESTED = 5;

/** Not of East Asia, where two characters are a word. */
const WORD = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]+$/u;

/** `<docs-search>`: the search dialog and everything it holds. Call `configure`, then `open`. */
export class DocsSearch extends HTMLElement {
  #options!: DocsSearchOptions;
  #parts!: DialogParts;
  #cursor!: Cursor;
  #search: Promise<Search> | null = null;
  #filters: Filters | null = null;
  #announcement: ReturnType<typeof setTimeout> | undefined;
  #question: ReturnType<typeof setTimeout> | undefined;
  #rest: ReturnType<typeof setTimeout> | undefined;
  /** The query that the service has answered. */
  #isAnswered: string | null = null;
  /** Everything a query finds is listed, not only the best of it. */
  #all = false;
  /** The query that the reader wants searched as it is typed. */
  #literal: string | null = null;
  /** An input method holds letters that are not yet what the reader means. */
  #composing = false;
  /** The query that is answered, and the one that the list answers. */
  #query = '';
  #listed = '';
  /** The query whose first answer is to be opened as soon as it is there: Enter was pressed before. */
  #entered: string | null = null;
  readonly #ask = runLatest((query: string) => this.#answer(query));

  /** Builds the dialog. To be called once, before `open`. */
  configure(options: DocsSearchOptions): void {
    this.#options = options;
    this.#parts = buildDialog(options.texts, options.prompt ?? null);
    this.#cursor = createCursor(this.#parts.input, this.#parts.list);
    this.#listen();
    this.append(this.#parts.dialog);
  }

  /** Shows the dialog with the last query selected, and starts to load the index; with a query, all that it finds. */
  open(query?: string): void {
    const { dialog, input } = this.#parts;
    if (query !== undefined) this.#listAll(query);
    if (!dialog.open) dialog.showModal();
    input.focus();
    input.select();
    // A failure shows with the first query.
    this.#prepare().catch(() => {});
    this.#ask(input.value);
  }

  #listen(): void {
    const { dialog, input, clear, close, list } = this.#parts;
    input.oninput = (event) => {
      this.#entered = null;
      this.#composing = event instanceof InputEvent && event.isComposing;
      this.#ask(input.value);
    };
    input.addEventListener('compositionend', () => {
      this.#composing = false;
      this.#ask(input.value);
    });
    input.onkeydown = (event) => this.#press(event);
    clear.onclick = () => this.#type('');
    close.onclick = () => dialog.close();
    dialog.addEventListener('click', ({ target }) => {
      if (target === dialog) dialog.close();
    });
    dialog.addEventListener('close', () => {
      this.#entered = null;
      this.#listBest();
    });
    list.addEventListener('click', (event) => this.#choose(event));
    addEventListener('docwright:page', () => this.#beginAnew());
  }

  #press(event: KeyboardEvent): void {
    if (this.#cursor.press(event) || event.key !== 'Enter' || event.isComposing) return;
    event.preventDefault();
    const query = this.#parts.input.value;
    if (query === this.#listed || this.#cursor.hasMoved()) this.#enter(event);
    else this.#entered = query;
  }

  /** Acts on the active option as a click with these keys would. */
  #enter({ ctrlKey, metaKey, shiftKey }: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>): void {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey });
    this.#cursor.active()?.dispatchEvent(click);
  }

  #choose(event: MouseEvent): void {
    const target = event.target instanceof Element ? event.target : null;
    const forgotten = target?.closest<HTMLElement>('[data-forget]')?.dataset.forget;
    const repeated = target?.closest<HTMLElement>('[data-query]')?.dataset.query;
    const asked = target?.closest<HTMLElement>('[data-ask]')?.dataset.ask;
    const isModified = event.ctrlKey || event.metaKey || event.shiftKey;
    const all = isModified ? undefined : target?.closest<HTMLElement>('[data-all]')?.dataset.all;
    if (all !== undefined) {
      event.preventDefault();
      addRecent(all);
      this.#listAll(all);
      this.#type(all);
    } else if (asked !== undefined) {
      this.#parts.dialog.close();
      askAssistant(asked);
    } else if (forgotten !== undefined) {
      forgetRecent(forgotten);
      this.#ask('');
    } else if (repeated !== undefined) this.#type(repeated);
    else if (target?.closest('a')) {
      addRecent(this.#parts.input.value);
      if (isModified) return;
      this.#parts.dialog.close();
      this.#beginAnew();
    }
  }

  /** On the next page a reader searches for something else. What is being typed while that page arrives stays. */
  #beginAnew(): void {
    if (!this.#parts.dialog.open) this.#parts.input.value = '';
  }

  #listAll(query: string): void {
    this.#all = true;
    this.#parts.input.value = query;
    showInAddress(query);
  }

  #listBest(): void {
    if (this.#all) showInAddress(null);
    this.#all = false;
  }

  #type(query: string): void {
    this.#parts.input.value = query;
    this.#parts.input.focus();
    this.#ask(query);
  }

  /** Opens the index; after a failure the next call tries again. */
  async #prepare(): Promise<Search> {
    this.#search ??= createSearch({ fetchFile: createFileFetcher(this.#options.base) });
    try {
      const search = await this.#search;
      if (!this.#filters) await this.#setFilters(search, chooseFilters(search.manifest, this.#options));
      return search;
    } catch (error) {
      this.#search = null;
      throw error;
    }
  }

  async #setFilters(search: Search, filters: Filters): Promise<void> {
    this.#filters = filters;
    const tabs = await search.listTabs(filters);
    const change = (next: Filters): void =>
      void this.#setFilters(search, next).then(() => this.#ask(this.#parts.input.value));
    const controls = renderFilters({ manifest: search.manifest, filters, tabs, texts: this.#options.texts, change });
    this.#parts.filters.replaceChildren(...controls);
    this.#parts.filters.hidden = controls.length === 0;
  }

  async #answer(query: string): Promise<void> {
    this.#query = query;
    this.#parts.clear.hidden = query === '';
    if (query.trim() === '') return this.#showStart();
    const { dialog } = this.#parts;
    dialog.toggleAttribute('data-busy', true);
    try {
      const search = await this.#prepare();
      await this.#showAnswers(search, query);
    } catch {
      // A new build may have replaced the files that the open index names: read it anew once a reader asks again.
      this.#search = null;
      this.#show([], { kind: 'failure', retry: () => this.#ask(query) });
    }
    dialog.toggleAttribute('data-busy', false);
  }

  async #showAnswers(search: Search, query: string): Promise<void> {
    const literal = this.#literal === query;
    const limit = this.#all ? ALL_PAGES : LISTED;
    const request = { query, ...this.#filters, literal, limit, hurry: true };
    const draw = (pages: PageResult[]): HTMLElement[] => this.#draw(pages, query, search);
    clearTimeout(this.#rest);
    const titles = search.jump(request);
    // Two letters begin so much that what follows them tells nothing: titles do.
    if ([...query.trim()].length < SHORTEST_QUESTION && WORD.test(query.trim()) && !this.#all) {
      this.#rest = setTimeout(() => void this.#complete(search, query), REST);
      const found = await titles;
      if (found.length > 0) {
        this.#parts.dialog.toggleAttribute('data-partial', true);
        this.#announce(found.length);
        return this.#show(draw(found), null);
      }
    }
    const all = search.search(request);
    const early = await Promise.race([all, wait(PATIENCE)]);
    if (!early) {
      const jump = await Promise.race([titles, all.then(() => null)]);
      if (jump && jump.length > 0) this.#show(draw(jump), null);
    }
    const results = await all;
    const pages = results.pages.length > 0 || literal ? results.pages : await titles;
    if (this.#composing && pages.length === 0) return;
    // One letter is the beginning of everything, so that nothing begins with it says nothing.
    if (pages.length === 0 && [...query.trim()].length < 2) return this.#showStart();
    const note = this.#describe(query, pages, results);
    this.#show(draw(pages), note);
    this.#announce(pages.length);
    this.#parts.dialog.toggleAttribute('data-partial', pages.length > 0);
    this.#rest = setTimeout(() => void this.#complete(search, query), REST);
    this.#askService(query, (better) => {
      this.#isAnswered = query;
      this.#show(draw(better), note?.kind === 'corrected' ? note : null);
    });
  }

  #draw(pages: PageResult[], query: string, search: Search): HTMLElement[] {
    const { trailingSlash } = search.manifest;
    const toHref: ToHref = (route, anchor) => this.#toHref(route, anchor, trailingSlash);
    const isCut = pages.length >= LISTED && !this.#all;
    return listAnswers(pages, { query: query.trim(), isCut, toHref, texts: this.#options.texts });
  }

  /** Once the reader pauses: what all of the listed pages say. */
  async #complete(search: Search, query: string): Promise<void> {
    const isCurrent = (): boolean => this.#parts.input.value === query && !this.#cursor.hasMoved();
    const { dialog } = this.#parts;
    const literal = this.#literal === query;
    const limit = this.#all ? ALL_PAGES : LISTED;
    const results = isCurrent()
      ? await search.search({ query, ...this.#filters, literal, limit }).catch(() => null)
      : null;
    if (this.#parts.input.value === query) dialog.toggleAttribute('data-partial', false);
    if (!results || results.pages.length === 0 || !isCurrent() || this.#isAnswered === query) return;
    this.#show(this.#draw(results.pages, query, search), this.#describe(query, results.pages, results));
  }

  /** Lets the service improve on what the static index found, once the reader pauses. */
  #askService(query: string, show: (pages: PageResult[]) => void): void {
    clearTimeout(this.#question);
    const { service } = document.documentElement.dataset;
    const { language, version, tab } = this.#filters ?? {};
    if (service === undefined || this.#all || tab !== undefined || query.trim().length < SHORTEST_QUESTION) return;
    if (this.#literal === query) return;
    const isCurrent = (): boolean => this.#parts.input.value === query && !this.#cursor.hasMoved();
    this.#question = setTimeout(() => {
      if (!isCurrent()) return;
      void askService(service, { query, language, version }).then((pages) => {
        if (!pages || pages.length === 0 || !isCurrent()) return;
        show(pages);
        this.#announce(pages.length);
      });
    }, PAUSE);
  }

  #describe(query: string, pages: PageResult[], { corrections }: SearchResults): SearchNote | null {
    const limited = this.#filters?.tab !== undefined || this.#filters?.version !== undefined;
    if (pages.length === 0) return { kind: 'nothing', query, widen: limited ? () => void this.#widen() : null };
    if (corrections.length === 0) return null;
    const insist = (): void => {
      this.#literal = query;
      this.#type(query);
    };
    return { kind: 'corrected', words: corrections.map((correction) => correction.to), query, insist };
  }

  async #widen(): Promise<void> {
    await this.#setFilters(await this.#prepare(), {
      language: this.#filters?.language,
      version: undefined,
      tab: undefined,
    });
    this.#ask(this.#parts.input.value);
  }

  #toHref(route: string, anchor: string, trailingSlash: boolean): string {
    const path = routeToHref(route, { base: this.#options.base, trailingSlash });
    return anchor ? `${path}#${encodeURIComponent(anchor)}` : path;
  }

  /** What was searched before; then, as soon as the index is there, pages to begin with. */
  #showStart(): void {
    const { texts } = this.#options;
    const options = renderRecent(readRecent(), texts);
    this.#show(options, options.length > 0 ? null : { kind: 'start' });
    const suggest = async (): Promise<void> => {
      const search = await this.#prepare();
      const pages = await search.suggest({ ...this.#filters, limit: SUGGESTED });
      if (this.#parts.input.value.trim() !== '' || this.#cursor.hasMoved()) return;
      const suggested = renderSuggested(
        pages,
        (route, anchor) => this.#toHref(route, anchor, search.manifest.trailingSlash),
        texts,
      );
      if (suggested.length > 0) this.#show([...renderRecent(readRecent(), texts), ...suggested], null);
    };
    // A failure shows with the first query.
    suggest().catch(() => {});
  }

  #show(options: HTMLElement[], note: SearchNote | null): void {
    const { list, note: place, body } = this.#parts;
    place.replaceChildren(...(note ? renderNote(note, this.#options.texts) : []));
    place.hidden = note === null;
    place.dataset.kind = note?.kind ?? '';
    list.replaceChildren(...options);
    list.hidden = options.length === 0;
    body.scrollTop = 0;
    this.#cursor.reset();
    this.#listed = this.#query;
    if (this.#entered !== this.#listed) return;
    this.#entered = null;
    this.#enter({ ctrlKey: false, metaKey: false, shiftKey: false });
  }

  /** Waits until the reader stops typing: a screen reader would speak over every letter. */
  #announce(count: number): void {
    clearTimeout(this.#announcement);
    const { found, foundOne, nothing } = this.#options.texts;
    const text =
      count === 0
        ? fillText(nothing, { query: this.#parts.input.value })
        : count === 1
          ? foundOne
          : fillText(found, { count });
    this.#announcement = setTimeout(() => (this.#parts.status.textContent = text), ANNOUNCE_AFTER);
  }
}

function wait(milliseconds: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), milliseconds));
}
