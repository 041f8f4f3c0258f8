/** What a build leaves for the service, by its path in the folder of `serviceFolderOf`. */
export const serviceFiles = {
  /** A `ServiceManifest`. */
  manifest: 'manifest.json',
  /** A `ServicePageText` a line. */
  sections: 'sections.jsonl.zst',
  /** The folder of a site for members with every page in its marked form. */
  members: 'protected',
  /** `ProtectedFiles`: who may have which file of `members`. */
  access: 'protected.json',
  /** A `SignInLook`. */
  signIn: 'sign-in.json',
} as const;
