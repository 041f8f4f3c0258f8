import type { SignInTexts } from '../sign-in-texts.ts';

export const nl: SignInTexts = {
  signIn: 'Inloggen',
  signOut: 'Uitloggen',
  signingIn: 'Bezig met inloggen',
  password: 'Wachtwoord',
  needsScript: 'Voor deze stap van het inloggen is JavaScript nodig.',
  notices: {
    signedOut: 'Je bent uitgelogd.',
    formExpired: 'Dit formulier stond te lang open. Probeer het opnieuw.',
    tooMany: 'Te veel pogingen. Probeer het over een paar minuten opnieuw.',
    wrongPassword: 'Dit wachtwoord is niet juist.',
    unreachable: 'De inlogdienst is niet bereikbaar. Probeer het zo meteen opnieuw.',
    lost: 'Het inloggen duurde te lang of is in een andere browser begonnen. Probeer het opnieuw.',
    failed: 'Het inloggen is niet gelukt. Probeer het opnieuw.',
    linkExpired: 'De link die je hier bracht, is niet meer geldig. Log opnieuw in.',
  },
};
