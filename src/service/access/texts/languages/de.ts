import type { SignInTexts } from '../sign-in-texts.ts';

export const de: SignInTexts = {
  signIn: 'Anmelden',
  signOut: 'Abmelden',
  signingIn: 'Anmeldung läuft',
  password: 'Passwort',
  needsScript: 'Dieser Schritt der Anmeldung benötigt JavaScript.',
  notices: {
    signedOut: 'Sie sind abgemeldet.',
    formExpired: 'Dieses Formular war zu lange geöffnet. Bitte versuchen Sie es noch einmal.',
    tooMany: 'Zu viele Versuche. Bitte versuchen Sie es in einigen Minuten noch einmal.',
    wrongPassword: 'Dieses Passwort ist nicht richtig.',
    unreachable: 'Der Anmeldedienst ist nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
    lost: 'Diese Anmeldung hat zu lange gedauert oder wurde in einem anderen Browser begonnen. Bitte versuchen Sie es noch einmal.',
    failed: 'Die Anmeldung ist nicht gelungen. Bitte versuchen Sie es noch einmal.',
    linkExpired: 'Der Link, der Sie hierher geführt hat, gilt nicht mehr. Bitte melden Sie sich noch einmal an.',
  },
};
