/** Everything that the pages for signing in and out say, in one language. */
export interface SignInTexts {
  /** Title of the page and its button, also of a way in that the site gives no label. */
  signIn: string;
  signOut: string;
  /** Title while a token of another system is handed over. */
  signingIn: string;
  password: string;
  needsScript: string;
  /** What happened. */
  notices: {
    signedOut: string;
    formExpired: string;
    tooMany: string;
    wrongPassword: string;
    /** The provider does not answer. */
    unreachable: string;
    /** The provider's answer came too late, or to a browser that did not ask. */
    lost: string;
    failed: string;
    /** A token of another system that is not good, or no longer. */
    linkExpired: string;
  };
}
