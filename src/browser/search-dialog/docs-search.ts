import type { Search } from '../../shared/search/create-search.ts';
import type { PageResult, SearchRequest, SearchResults } from '../../shared/search/search-results.ts';
import { isComposing } from '../support/is-composing.ts';
import { ALL_PAGES, showInAddress } from './all-results.ts';
import { buildDialog, type DialogParts } from './build-dialog.ts';
import { createAnnouncer } from './create-announcer.ts';
import { type Cursor, createCursor } from './create-cursor.ts';
import { createScope, type Scope, type ScopeOptions } from './create-scope.ts';
import { createServiceAsker } from './create-service-asker.ts';
import { isBeginning, listAnswers, SHORTEST_QUESTION } from './list-answers.ts';
import { listStart } from './list-start.ts';
import { askAssistant } from './offer-assistant.ts';
import { orTitles } from './or-titles.ts';
import { notePopular } from './popular-searches.ts';
import { readChoice } from './read-choice.ts';
import { addRecent, forgetRecent } from './recent-searches.ts';
import { noteFor, renderNote, type SearchNote } from './render-notes.ts';
import { hrefsOf } from './render-results.ts';
import { runLatest } from './run-latest.ts';
import { wait } from './wait.ts';

export interface DocsSearchOptions extends Pick<ScopeOptions, 'base' | 'language' | 'version' | 'product' | 'texts'> {
  /** `search.prompt` of the site. */
  prompt?: string | null;
}

/** Page titles answer first only where sections take longer than a reader notices. */
const PATIENCE = 60;
/** Milliseconds without a key before what all of the results say is loaded. */
const REST = 250;
const LISTED = 8;

/** Each time that a query is asked, also when it is the same in another scope. */
interface Asked {
  query: string;
  /** The service has answered it. */
  isAnswered: boolean;
}

/** `<docs-search>`: the search dialog and everything it holds. Call `configure`, then `open`. */
export class DocsSearch extends HTMLElement {
  #options!: DocsSearchOptions;
  #parts!: DialogParts;
  #cursor!: Cursor;
  #scope!: Scope;
  #announce!: (count: number, query: string) => void;
  readonly #asker = createServiceAsker();
  #rest: ReturnType<typeof setTimeout> | undefined;
  /** Everything a query finds is listed, not only the best of it. */
  #all = false;
  /** The query that the reader wants searched as it is typed. */
  #literal: string | null = null;
  /** An input method holds letters that are not yet what the reader means. */
  #composing = false;
  /** What is answered, and the query that the list answers. */
  #asked: Asked = { query: '', isAnswered: false };
  #listed = '';
  /** The query whose first answer is to be opened as soon as it is there: Enter was pressed before. */
  #entered: string | null = null;
  readonly #ask = runLatest((query: string) => this.#answer(query));

  /** Builds the dialog. To be called once, before `open`. */
  configure(options: DocsSearchOptions): void {
    this.#options = options;
    this.#parts = buildDialog(options.texts, options.prompt ?? null);
    this.#cursor = createCursor(this.#parts.input, this.#parts.list);
    this.#announce = createAnnouncer(this.#parts.status, options.texts);
    const change = (): void => this.#ask(this.#parts.input.value);
    this.#scope = createScope({ ...options, bar: this.#parts.filters, change });
    this.#listen();
    this.append(this.#parts.dialog);
  }

  /**
   * Shows the dialog with the last query selected, and starts to load the index; with a query, all that it finds.
   * `product`: of the page that the reader is on.
   */
  open(query?: string, product: string | null = null): void {
    const { dialog, input } = this.#parts;
    this.#scope.follow(product);
    if (query !== undefined) this.#listAll(query);
    if (!dialog.open) dialog.showModal();
    input.focus();
    input.select();
    // A failure shows with the first query.
    this.#scope.open().catch(() => {});
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
    clear.onclick = () => this.type('');
    close.onclick = () => dialog.close();
    dialog.addEventListener('close', () => {
      this.#entered = null;
      this.#listBest();
    });
    list.addEventListener('click', (event) => this.#choose(event));
    addEventListener('docwright:page', () => this.#beginAnew());
  }

  #press(event: KeyboardEvent): void {
    if (this.#cursor.press(event) || isComposing(event)) return;
    const query = this.#parts.input.value;
    // In a text, the key deletes a letter.
    if (event.key === 'Delete' && !event.repeat && query === '') this.#cursor.forget();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (query === this.#listed || this.#cursor.hasMoved()) this.#cursor.enter(event);
    else this.#entered = query;
  }

  #choose(event: MouseEvent): void {
    const choice = readChoice(event);
    if (choice?.kind === 'all') {
      event.preventDefault();
      addRecent(choice.query);
      this.#listAll(choice.query);
      this.type(choice.query);
    } else if (choice?.kind === 'ask') {
      this.#parts.dialog.close();
      askAssistant(choice.query);
    } else if (choice?.kind === 'forget') {
      forgetRecent(choice.query);
      this.#ask('');
    } else if (choice?.kind === 'repeat') this.type(choice.query);
    else if (choice?.kind === 'page') {
      addRecent(this.#parts.input.value);
      notePopular(this.#parts.input.value, this.#scope.filters().language);
      if (choice.elsewhere) return;
      this.#all &&= choice.isHere; // A step back from another page leads to the list of all results again.
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

  /** Asks what a reader would by typing it. */
  type(query: string): void {
    this.#parts.input.value = query;
    this.#parts.input.focus();
    this.#ask(query);
  }

  async #answer(query: string): Promise<void> {
    const asked = { query, isAnswered: false };
    this.#asked = asked;
    this.#parts.clear.hidden = query === '';
    if (query.trim() === '') return this.#showStart(asked);
    const { dialog } = this.#parts;
    dialog.toggleAttribute('data-busy', true);
    try {
      const search = await this.#scope.open();
      await this.#showAnswers(search, asked);
    } catch {
      this.#scope.forget();
      this.#show([], { kind: 'failure', retry: () => this.#ask(query) });
    }
    dialog.toggleAttribute('data-busy', false);
  }

  async #showAnswers(search: Search, asked: Asked): Promise<void> {
    const { query } = asked;
    const request = { ...this.#request(query), hurry: true };
    const draw = (pages: PageResult[]): HTMLElement[] => this.#draw(pages, query, search);
    clearTimeout(this.#rest);
    const titles = search.jump(request);
    titles.catch(() => {}); // Who waits for them hears of it.
    if (isBeginning(query) && !this.#all) {
      this.#rest = setTimeout(() => void this.#complete(search, asked), REST);
      const found = await titles;
      if (found.length > 0) {
        this.#parts.dialog.toggleAttribute('data-partial', true);
        this.#show(draw(found), null);
        return this.#announce(found.length, query);
      }
    }
    const all = search.search(request);
    if (!(await Promise.race([all, wait(PATIENCE)]))) {
      const jump = await Promise.race([titles, all.then(() => null)]);
      if (jump && jump.length > 0) this.#show(draw(jump), null);
    }
    const results = await all;
    const pages = await orTitles(results, request, search);
    // What is still being typed is corrected, or given up, once the reader pauses.
    if (pages.length > 0) this.#list(pages, { query, search, results });
    this.#parts.dialog.toggleAttribute('data-partial', true);
    this.#rest = setTimeout(() => void this.#complete(search, asked), REST);
    this.#askService(asked, (better) => {
      asked.isAnswered = true;
      this.#list(better, { query, search, results });
    });
  }

  #list(
    pages: PageResult[],
    { query, search, results }: { query: string; search: Search; results: SearchResults },
  ): void {
    const corrections = results.corrections.map(({ to }) => to);
    const insist = (): void => {
      this.#literal = query;
      this.type(query);
    };
    const note = noteFor(pages, { query, corrections, scope: this.#scope, insist });
    this.#show(this.#draw(pages, query, search), note);
    this.#announce(pages.length, query);
  }

  #request(query: string): SearchRequest {
    const literal = this.#literal === query;
    return { query, ...this.#scope.filters(), literal, limit: this.#all ? ALL_PAGES : LISTED };
  }

  /** The reader still asks this there, and has chosen nothing. */
  #isCurrent(asked: Asked): boolean {
    return this.#asked === asked && this.#parts.input.value === asked.query && !this.#cursor.hasMoved();
  }

  #draw(pages: PageResult[], query: string, search: Search): HTMLElement[] {
    const toHref = hrefsOf(search.manifest, this.#options.base);
    const isCut = pages.length >= LISTED && !this.#all;
    return listAnswers(pages, { query: query.trim(), isCut, toHref, texts: this.#options.texts });
  }

  /** Once the reader pauses: what all of the listed pages say. */
  async #complete(search: Search, asked: Asked): Promise<void> {
    const { query } = asked;
    const request = this.#request(query);
    const results = this.#isCurrent(asked) ? await search.search(request).catch(() => null) : null;
    const pages = results && (await orTitles(results, request, search).catch(() => []));
    if (this.#asked === asked) this.#parts.dialog.toggleAttribute('data-partial', false);
    if (!results || !pages || !this.#isCurrent(asked) || asked.isAnswered) return;
    if (pages.length > 0) return this.#list(pages, { query, search, results });
    // One letter is the beginning of everything, so that nothing begins with it says nothing.
    if ([...query.trim()].length < 2) this.#showStart(asked);
    else if (!this.#composing) this.#list(pages, { query, search, results });
  }

  /** Lets the service improve on what the static index found, once the reader pauses. */
  #askService(asked: Asked, show: (pages: PageResult[]) => void): void {
    this.#asker.stop();
    const { query } = asked;
    const { service } = document.documentElement.dataset;
    const isAsked = query.trim().length >= SHORTEST_QUESTION && !this.#all && this.#literal !== query;
    if (service === undefined || !isAsked) return;
    const question = { query, ...this.#scope.filters() };
    this.#asker.ask(service, { question, isWanted: () => this.#isCurrent(asked), answer: show });
  }

  #showStart(asked: Asked): void {
    let isFirst = true;
    const show = (options: HTMLElement[]): void => {
      if (!isFirst && !this.#isCurrent(asked)) return;
      isFirst = false;
      this.#show(options, options.length > 0 ? null : { kind: 'start' });
    };
    // A failure shows with the first query.
    listStart({ ...this.#options, ...this.#scope }, show).catch(() => {});
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
    this.#listed = this.#asked.query;
    if (this.#entered !== this.#listed) return;
    this.#entered = null;
    this.#cursor.enter({ ctrlKey: false, metaKey: false, shiftKey: false });
  }
}
