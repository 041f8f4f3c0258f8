import type { SignInTexts } from '../sign-in-texts.ts';

export const da: SignInTexts = {
  signIn: 'Log ind',
  signOut: 'Log ud',
  signingIn: 'Logger ind',
  password: 'Adgangskode',
  needsScript: 'Dette trin af login kræver JavaScript.',
  notices: {
    signedOut: 'Du er logget ud.',
    formExpired: 'Denne formular har været åben for længe. Prøv igen.',
    tooMany: 'For mange forsøg. Prøv igen om et par minutter.',
    wrongPassword: 'Adgangskoden er ikke rigtig.',
    unreachable: 'Der er ingen forbindelse til logintjenesten. Prøv igen om et øjeblik.',
    lost: 'Dette login tog for lang tid eller blev startet i en anden browser. Prøv igen.',
    failed: 'Det lykkedes ikke at logge ind. Prøv igen.',
    linkExpired: 'Linket, der førte dig hertil, gælder ikke længere. Log ind igen.',
  },
};
