import type { SignInTexts } from '../sign-in-texts.ts';

export const sv: SignInTexts = {
  signIn: 'Logga in',
  signOut: 'Logga ut',
  signingIn: 'Loggar in',
  password: 'Lösenord',
  needsScript: 'Det här steget i inloggningen kräver JavaScript.',
  notices: {
    signedOut: 'Du är utloggad.',
    formExpired: 'Formuläret har varit öppet för länge. Försök igen.',
    tooMany: 'För många försök. Försök igen om några minuter.',
    wrongPassword: 'Lösenordet är inte rätt.',
    unreachable: 'Inloggningstjänsten går inte att nå. Försök igen om en stund.',
    lost: 'Inloggningen tog för lång tid eller påbörjades i en annan webbläsare. Försök igen.',
    failed: 'Inloggningen lyckades inte. Försök igen.',
    linkExpired: 'Länken som ledde dig hit gäller inte längre. Logga in igen.',
  },
};
