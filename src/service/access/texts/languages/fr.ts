import type { SignInTexts } from '../sign-in-texts.ts';

export const fr: SignInTexts = {
  signIn: 'Se connecter',
  signOut: 'Se déconnecter',
  signingIn: 'Connexion en cours',
  password: 'Mot de passe',
  needsScript: 'Cette étape de la connexion nécessite JavaScript.',
  notices: {
    signedOut: 'Vous êtes déconnecté.',
    formExpired: 'Ce formulaire est resté ouvert trop longtemps. Veuillez réessayer.',
    tooMany: 'Trop de tentatives. Réessayez dans quelques minutes.',
    wrongPassword: 'Ce mot de passe n’est pas le bon.',
    unreachable: 'Le service de connexion est injoignable. Réessayez dans un instant.',
    lost: 'Cette connexion a pris trop de temps ou a commencé dans un autre navigateur. Veuillez réessayer.',
    failed: 'La connexion n’a pas abouti. Veuillez réessayer.',
    linkExpired: 'Le lien qui vous a conduit ici n’est plus valable. Veuillez vous reconnecter.',
  },
};
