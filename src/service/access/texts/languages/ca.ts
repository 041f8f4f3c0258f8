import type { SignInTexts } from '../sign-in-texts.ts';

export const ca: SignInTexts = {
  signIn: 'Inicia la sessió',
  signOut: 'Tanca la sessió',
  signingIn: 'S’està iniciant la sessió',
  password: 'Contrasenya',
  needsScript: 'Aquest pas de l’inici de sessió necessita JavaScript.',
  notices: {
    signedOut: 'Has tancat la sessió.',
    formExpired: 'Aquest formulari ha estat obert massa temps. Torna-ho a provar.',
    tooMany: 'Massa intents. Torna-ho a provar d’aquí a uns minuts.',
    wrongPassword: 'Aquesta contrasenya no és correcta.',
    unreachable: 'No es pot accedir al servei d’inici de sessió. Torna-ho a provar d’aquí a un moment.',
    lost: 'Aquest inici de sessió ha trigat massa o ha començat en un altre navegador. Torna-ho a provar.',
    failed: 'No s’ha pogut iniciar la sessió. Torna-ho a provar.',
    linkExpired: 'L’enllaç que t’ha portat aquí ja no és vàlid. Torna a iniciar la sessió.',
  },
};
