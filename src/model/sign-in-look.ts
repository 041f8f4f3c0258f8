/** How the page looks on which readers sign in. */
export interface SignInLook {
  name: string;
  /** Addresses of pictures, base path included. */
  logo: { light: string; dark: string } | null;
  favicon: string | null;
  /** Style rules with the theme's custom properties. */
  style: string;
  appearance: { default: 'system' | 'light' | 'dark'; strict: boolean };
}
