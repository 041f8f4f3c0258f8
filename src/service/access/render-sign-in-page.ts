import { textDirection } from '../../base/languages/language-tag.ts';
import type { Texts } from '../../base/languages/texts.ts';
import { loginAddress } from '../../base/paths/own-addresses.ts';
import { conversationKeys } from '../../base/readers/conversation-keys.ts';
import { playgroundKeys, secretEntry } from '../../base/readers/playground-memory.ts';
import { escapeHtml } from '../../base/text/escape-html.ts';
import type { SignInLook } from '../../model/sign-in-look.ts';
import { getSignInTexts } from './get-sign-in-texts.ts';

export interface SignInLink {
  /** Without one of the site's own it says "Sign in". */
  label: string | undefined;
  href: string;
}

export interface SignInPage {
  look: SignInLook;
  language: string;
  title: 'signIn' | 'signOut' | 'signingIn';
  /** What happened; read out by screen readers. */
  notice?: keyof Texts['signIn']['notices'];
  /** Address that the password is sent to; `null` where there are no passwords. */
  form: { action: string; redirect: string; token: string } | null;
  links: SignInLink[];
  /** Where its only link leads it goes by itself. */
  goesOn?: boolean;
  /** A form without fields, whose button says what the title says. */
  button?: { action: string; token: string };
}

/** Where a tab keeps the wanted address while its reader is with a system that hands over tokens. */
const wantedKey = 'docwright-wanted';

/** Storage that the browser refuses is done without. */
function withStorage(code: string): string {
  return `try{${code}}catch{}`;
}

/**
 * The part of the wanted address that no server gets to see. Addresses of other systems do not get it: they may put
 * theirs behind `#`. It stays in the tab then, until the reader comes back.
 */
const keepFragment = `const {hash}=location;for(const field of document.querySelectorAll('[name=redirect]'))if(!field.value.includes('#'))field.value+=hash;for(const link of document.querySelectorAll('a.button')){const address=new URL(link.href),asked=address.searchParams.get('redirect')??'',wanted=asked.includes('#')?asked:asked+hash;if(address.pathname.endsWith('${loginAddress}/start')){address.searchParams.set('redirect',wanted);link.href=address}else ${withStorage(`sessionStorage.setItem('${wantedKey}',wanted)`)}}`;

/** Adds to the address `wanted` what the tab has kept of it. */
export const recallFragment = withStorage(
  `const kept=sessionStorage.getItem('${wantedKey}');sessionStorage.removeItem('${wantedKey}');if(kept?.replace(/#.*/s,'')===wanted)wanted=kept`,
);

/** On a machine that several use, the next one would read there what only members may. */
function forgetConversations(keys: string): string {
  return withStorage(
    `for(const key of Object.keys(localStorage))if(key.startsWith('${keys}'))localStorage.removeItem(key)`,
  );
}

/**
 * Credentials that playgrounds keep: the next one would call APIs as the reader who has left. Saved requests stay,
 * where what is kept can be read.
 */
const forgetCredentials = withStorage(
  `for(const store of [localStorage,sessionStorage])for(const key of Object.keys(store))if(key.startsWith('${playgroundKeys}')){const text=store.getItem(key);store.removeItem(key);${withStorage(
    `const entries=Object.entries(JSON.parse(text)).filter(([name,entry])=>entry.until&&!${secretEntry}.test(name));if(entries[0])store.setItem(key,JSON.stringify(Object.fromEntries(entries)))`,
  )}}`,
);

/**
 * A page on which readers sign in or out, in the site's own colours. It needs no scripts; with them, whoever wanted a
 * heading comes to it.
 */
export function renderSignInPage({ look, language, title, notice, form, links, goesOn, button }: SignInPage): string {
  const texts = getSignInTexts(language);
  const parts = [
    renderLogo(look),
    `<h1>${escapeHtml(texts[title])}</h1>`,
    notice ? `<p id="notice" class="notice" role="alert">${escapeHtml(texts.notices[notice])}</p>` : '',
    form ? renderForm({ ...form, notice }, texts) : '',
    ...links.map(
      ({ label, href }) =>
        `<a class="button${form ? ' plain' : ''}" href="${escapeHtml(href)}">${escapeHtml(label ?? texts.signIn)}</a>`,
    ),
    button
      ? `<form method="post" action="${escapeHtml(button.action)}"><input type="hidden" name="token" value="${escapeHtml(button.token)}"><button class="button">${escapeHtml(texts[title])}</button></form>`
      : '',
  ];
  // Whoever is asked to sign in has no session, or none any more.
  const hasLeft = notice === 'signedOut';
  const forgotten = forgetConversations(hasLeft ? conversationKeys.all : conversationKeys.members);
  const code = `${forgotten}${hasLeft ? forgetCredentials : ''}${keepFragment}${goesOn ? "location.replace(document.querySelector('a').href)" : ''}`;
  const script = form || links.length > 0 ? `<script nonce="">${code}</script>` : '';
  const goOn = goesOn
    ? `<noscript><meta http-equiv="refresh" content="0; url=${escapeHtml(links[0]!.href)}"></noscript>`
    : '';
  const icon = look.favicon ? `<link rel="icon" href="${escapeHtml(look.favicon)}">` : '';
  const mode = look.appearance.default === 'dark' ? ' class="dark"' : '';
  return `<!doctype html><html lang="${language}" dir="${textDirection(language)}"${mode}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(`${texts[title]} - ${look.name}`)}</title>${icon}${goOn}<style>${look.style.replaceAll('</', '<\\/')}${pageStyle}</style></head><body><main>${parts.join('')}</main>${script}</body></html>`;
}

function renderLogo({ logo, name }: SignInLook): string {
  if (!logo) return `<p class="name">${escapeHtml(name)}</p>`;
  const source =
    logo.dark === logo.light ? '' : `<source srcset="${escapeHtml(logo.dark)}" media="(prefers-color-scheme: dark)">`;
  return `<picture>${source}<img src="${escapeHtml(logo.light)}" alt="${escapeHtml(name)}" height="32"></picture>`;
}

function renderForm(
  { action, redirect, token, notice }: NonNullable<SignInPage['form']> & Pick<SignInPage, 'notice'>,
  texts: Texts['signIn'],
): string {
  // The field has the focus at once: a message that stands in the page from the start is heard only with it.
  const said = notice ? ' aria-describedby="notice"' : '';
  const wrong = notice === 'wrongPassword' ? ' aria-invalid="true"' : '';
  const hidden = Object.entries({ redirect, token }).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  return `<form method="post" action="${escapeHtml(action)}">${hidden.join('')}<label for="password">${escapeHtml(texts.password)}</label><input id="password" name="password" type="password" autocomplete="current-password" required autofocus${said}${wrong}><button class="button">${escapeHtml(texts.signIn)}</button></form>`;
}

const pageStyle = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;min-height:100dvh;display:grid;place-items:center;padding:1.5rem;background:var(--dw-sunken);color:var(--dw-text);font:1rem/1.6 var(--dw-font,system-ui,sans-serif)}
main{width:100%;max-width:23rem;padding:2rem;background:var(--dw-bg);border:1px solid var(--dw-line);border-radius:var(--dw-radius-l,.75rem);display:grid;gap:1rem}
picture,.name{margin:0;font-weight:600;color:var(--dw-heading)}
img{max-width:100%;display:block}
h1{margin:0;font-size:1.375rem;line-height:1.3;color:var(--dw-heading);font-family:var(--dw-font-heading)}
form{display:grid;gap:.5rem}
label{font-size:.875rem;font-weight:500;color:var(--dw-heading)}
input:not([type=hidden]){font:inherit;width:100%;padding:.5rem .75rem;color:var(--dw-heading);background:var(--dw-bg);border:1px solid var(--dw-line-strong);border-radius:var(--dw-radius,.5rem)}
.button{display:block;width:100%;margin-top:.25rem;padding:.5625rem 1rem;font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer;color:var(--dw-on-button);background:var(--dw-button);border:1px solid transparent;border-radius:var(--dw-radius,.5rem)}
.button.plain{color:var(--dw-heading);background:none;border-color:var(--dw-line-strong)}
:focus-visible{outline:2px solid var(--dw-focus);outline-offset:2px}
.notice{margin:0;padding:.625rem .75rem;font-size:.875rem;color:var(--dw-heading);background:var(--dw-sunken);border-inline-start:3px solid var(--dw-red);border-radius:.25rem}
`;
