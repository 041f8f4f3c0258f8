import type { SignInTexts } from '../sign-in-texts.ts';

export const ro: SignInTexts = {
  signIn: 'Conectare',
  signOut: 'Deconectare',
  signingIn: 'Se conectează',
  password: 'Parolă',
  needsScript: 'Acest pas al conectării necesită JavaScript.',
  notices: {
    signedOut: 'Te-ai deconectat.',
    formExpired: 'Acest formular a stat deschis prea mult timp. Încearcă din nou.',
    tooMany: 'Prea multe încercări. Încearcă din nou peste câteva minute.',
    wrongPassword: 'Această parolă nu este corectă.',
    unreachable: 'Serviciul de conectare nu poate fi accesat. Încearcă din nou peste puțin timp.',
    lost: 'Conectarea a durat prea mult sau a început în alt browser. Încearcă din nou.',
    failed: 'Conectarea nu a reușit. Încearcă din nou.',
    linkExpired: 'Linkul care te-a adus aici nu mai este valabil. Conectează-te din nou.',
  },
};
