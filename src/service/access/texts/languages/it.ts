import type { SignInTexts } from '../sign-in-texts.ts';

export const it: SignInTexts = {
  signIn: 'Accedi',
  signOut: 'Esci',
  signingIn: 'Accesso in corso',
  password: 'Password',
  needsScript: 'Questo passaggio dell’accesso richiede JavaScript.',
  notices: {
    signedOut: 'Hai effettuato l’uscita.',
    formExpired: 'Questo modulo è rimasto aperto troppo a lungo. Riprova.',
    tooMany: 'Troppi tentativi. Riprova tra qualche minuto.',
    wrongPassword: 'Questa password non è corretta.',
    unreachable: 'Il servizio di accesso non è raggiungibile. Riprova tra un momento.',
    lost: 'Questo accesso ha richiesto troppo tempo o è iniziato in un altro browser. Riprova.',
    failed: 'L’accesso non è riuscito. Riprova.',
    linkExpired: 'Il link che ti ha portato qui non è più valido. Accedi di nuovo.',
  },
};
