import { getSignInTexts } from './get-sign-in-texts.ts';
import { recallFragment, renderSignInPage, type SignInPage } from './render-sign-in-page.ts';

/**
 * The page to which another system sends a reader with a token behind `#`, which only a script can read: it takes the
 * token out of the address and sends it on as a form.
 */
export function renderJwtPage({
  look,
  language,
  action,
}: Pick<SignInPage, 'look' | 'language'> & { action: string }): string {
  const script = `const token=location.hash.slice(1);let wanted=new URLSearchParams(location.search).get('redirect')||'';history.replaceState(null,'',location.pathname);${recallFragment}const form=document.createElement('form');form.method='post';form.action=${JSON.stringify(action).replaceAll('<', '\\u003c')};for(const [name,value] of [['token',token],['redirect',wanted]]){const field=document.createElement('input');field.type='hidden';field.name=name;field.value=value;form.append(field)}document.body.append(form);form.submit()`;
  const page = renderSignInPage({ look, language, title: 'signingIn', form: null, links: [] });
  return page.replace(
    '</main>',
    `<noscript><p class="notice">${getSignInTexts(language).needsScript}</p></noscript></main><script nonce="">${script}</script>`,
  );
}
