import type { SignInTexts } from '../sign-in-texts.ts';

export const cs: SignInTexts = {
  signIn: 'Přihlásit se',
  signOut: 'Odhlásit se',
  signingIn: 'Probíhá přihlášení',
  password: 'Heslo',
  needsScript: 'Tento krok přihlášení vyžaduje JavaScript.',
  notices: {
    signedOut: 'Jste odhlášeni.',
    formExpired: 'Tento formulář byl otevřený příliš dlouho. Zkuste to prosím znovu.',
    tooMany: 'Příliš mnoho pokusů. Zkuste to znovu za několik minut.',
    wrongPassword: 'Toto heslo není správné.',
    unreachable: 'Přihlašovací služba není dostupná. Zkuste to za chvíli znovu.',
    lost: 'Toto přihlášení trvalo příliš dlouho nebo začalo v jiném prohlížeči. Zkuste to prosím znovu.',
    failed: 'Přihlášení se nezdařilo. Zkuste to prosím znovu.',
    linkExpired: 'Odkaz, který vás sem přivedl, už neplatí. Přihlaste se znovu.',
  },
};
