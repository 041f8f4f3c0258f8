import type { SignInTexts } from '../sign-in-texts.ts';

export const pl: SignInTexts = {
  signIn: 'Zaloguj się',
  signOut: 'Wyloguj się',
  signingIn: 'Trwa logowanie',
  password: 'Hasło',
  needsScript: 'Ten krok logowania wymaga JavaScriptu.',
  notices: {
    signedOut: 'Wylogowano.',
    formExpired: 'Formularz był otwarty zbyt długo. Spróbuj ponownie.',
    tooMany: 'Zbyt wiele prób. Spróbuj ponownie za kilka minut.',
    wrongPassword: 'To hasło jest nieprawidłowe.',
    unreachable: 'Usługa logowania jest niedostępna. Spróbuj ponownie za chwilę.',
    lost: 'Logowanie trwało zbyt długo lub zaczęło się w innej przeglądarce. Spróbuj ponownie.',
    failed: 'Logowanie nie powiodło się. Spróbuj ponownie.',
    linkExpired: 'Link, który Cię tu przyprowadził, jest już nieważny. Zaloguj się ponownie.',
  },
};
