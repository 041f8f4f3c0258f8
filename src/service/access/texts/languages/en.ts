import type { SignInTexts } from '../sign-in-texts.ts';

export const en: SignInTexts = {
  signIn: 'Sign in',
  signOut: 'Sign out',
  signingIn: 'Signing in',
  password: 'Password',
  needsScript: 'This step of signing in needs JavaScript.',
  notices: {
    signedOut: 'You are signed out.',
    formExpired: 'This form was open for too long. Try again.',
    tooMany: 'Too many attempts. Try again in a few minutes.',
    wrongPassword: 'This password is not right.',
    unreachable: 'The sign-in service cannot be reached. Try again in a moment.',
    lost: 'This sign-in took too long or began in another browser. Try again.',
    failed: 'Signing in did not succeed. Try again.',
    linkExpired: 'The link that brought you here is no longer good. Sign in again.',
  },
};
