import type { SignInTexts } from '../sign-in-texts.ts';

export const no: SignInTexts = {
  signIn: 'Logg inn',
  signOut: 'Logg ut',
  signingIn: 'Logger inn',
  password: 'Passord',
  needsScript: 'Dette innloggingstrinnet krever JavaScript.',
  notices: {
    signedOut: 'Du er logget ut.',
    formExpired: 'Dette skjemaet har vært åpent for lenge. Prøv igjen.',
    tooMany: 'For mange forsøk. Prøv igjen om noen minutter.',
    wrongPassword: 'Passordet er ikke riktig.',
    unreachable: 'Får ikke kontakt med innloggingstjenesten. Prøv igjen om litt.',
    lost: 'Innloggingen tok for lang tid eller ble startet i en annen nettleser. Prøv igjen.',
    failed: 'Innloggingen mislyktes. Prøv igjen.',
    linkExpired: 'Lenken som førte deg hit, er ikke lenger gyldig. Logg inn på nytt.',
  },
};
