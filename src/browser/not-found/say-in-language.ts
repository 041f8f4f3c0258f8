interface NotFoundWords {
  title: string;
  /** `null` where the author's own words stand. */
  text: string | null;
  suggestions: string;
  home: string;
}

/** What the 404 page holds of the language whose folder `path` names. */
export function findLanguage(container: HTMLElement, path: string): HTMLElement | undefined {
  const folders = path.toLowerCase().split('/');
  const languages = [...container.querySelectorAll<HTMLElement>('[data-language]')];
  return languages.find(({ dataset }) => folders.includes(dataset['language']!.toLowerCase()));
}

/** Says what the 404 page says in another language, and leads to its home. */
export function sayInLanguage(container: HTMLElement, { dataset, lang, dir }: HTMLElement): void {
  const { title, text, suggestions, home } = JSON.parse(dataset['words']!) as NotFoundWords;
  const say = (selector: string, words: string): void => {
    const element = container.querySelector<HTMLElement>(selector)!;
    Object.assign(element, { textContent: words, lang, dir });
  };
  document.title = document.title.replace(container.querySelector('.not-found-title')!.textContent, () => title);
  say('.not-found-title', title);
  if (text !== null) say('.not-found-description', text);
  say('#not-found-recommended', suggestions);
  say('.button', home);
  container.querySelector<HTMLAnchorElement>('.button')!.href = dataset['home']!;
}
