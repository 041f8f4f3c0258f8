import type { SignInLook } from '../model/sign-in-look.ts';
import { renderSignInPage } from './render-sign-in-page.ts';

/**
 * The page to which another system sends a reader with a token behind `#`, which only a script can read: it takes the token out of the address
 * and sends it on as a form.
 */
export function renderJwtPage({ look, action }: { look: SignInLook; action: string }): string {
  const script = `const token=location.hash.slice(1),query=new URLSearchParams(location.search);history.replaceState(null,'',location.pathname);const form=document.createElement('form');form.method='post';form.action=${JSON.stringify(action).replaceAll('<', '\\u003c')};for(const [name,value] of [['token',token],['redirect',query.get('redirect')||'']]){const field=document.createElement('input');field.type='hidden';field.name=name;field.value=value;form.append(field)}document.body.append(form);form.submit()`;
  const page = renderSignInPage({ look, title: 'Signing in', form: null, links: [] });
  return page.replace('</main>', `<noscript><p class="notice">This step of signing in needs JavaScript.</p></noscript></main><script nonce="">${script}</script>`);
}
