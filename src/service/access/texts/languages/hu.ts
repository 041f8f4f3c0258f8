import type { SignInTexts } from '../sign-in-texts.ts';

export const hu: SignInTexts = {
  signIn: 'Bejelentkezés',
  signOut: 'Kijelentkezés',
  signingIn: 'Bejelentkezés folyamatban',
  password: 'Jelszó',
  needsScript: 'A bejelentkezés ezen lépéséhez JavaScript szükséges.',
  notices: {
    signedOut: 'Ön kijelentkezett.',
    formExpired: 'Az űrlap túl sokáig volt nyitva. Próbálja újra.',
    tooMany: 'Túl sok próbálkozás. Próbálja újra néhány perc múlva.',
    wrongPassword: 'A jelszó nem megfelelő.',
    unreachable: 'A bejelentkezési szolgáltatás nem érhető el. Próbálja újra egy kis idő múlva.',
    lost: 'A bejelentkezés túl sokáig tartott, vagy másik böngészőben kezdődött. Próbálja újra.',
    failed: 'A bejelentkezés nem sikerült. Próbálja újra.',
    linkExpired: 'A hivatkozás, amelyen idejutott, már nem érvényes. Jelentkezzen be újra.',
  },
};
