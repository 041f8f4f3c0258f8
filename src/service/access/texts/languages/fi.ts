import type { SignInTexts } from '../sign-in-texts.ts';

export const fi: SignInTexts = {
  signIn: 'Kirjaudu sisään',
  signOut: 'Kirjaudu ulos',
  signingIn: 'Kirjaudutaan sisään',
  password: 'Salasana',
  needsScript: 'Tämä kirjautumisen vaihe vaatii JavaScriptin.',
  notices: {
    signedOut: 'Olet kirjautunut ulos.',
    formExpired: 'Lomake oli auki liian kauan. Yritä uudelleen.',
    tooMany: 'Liian monta yritystä. Yritä uudelleen muutaman minuutin kuluttua.',
    wrongPassword: 'Salasana ei ole oikein.',
    unreachable: 'Kirjautumispalveluun ei saada yhteyttä. Yritä hetken kuluttua uudelleen.',
    lost: 'Kirjautuminen kesti liian kauan tai alkoi toisessa selaimessa. Yritä uudelleen.',
    failed: 'Kirjautuminen ei onnistunut. Yritä uudelleen.',
    linkExpired: 'Linkki, jota pitkin tulit, ei ole enää voimassa. Kirjaudu sisään uudelleen.',
  },
};
