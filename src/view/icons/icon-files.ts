/** The installed icon packages, as whoever may touch the disk reads them. Paths start with the package's name. */
export interface IconFiles {
  /** Text of a file, or `null` when there is none. */
  readPackageFile: (path: string) => string | null;
  /** Names of the files in a folder; empty when there is none. */
  listPackageFolder: (path: string) => string[];
}

/** Folders of one picture each, by library and style. */
export const iconFolders = {
  fontawesome: {
    solid: '@fortawesome/fontawesome-free/svgs/solid',
    regular: '@fortawesome/fontawesome-free/svgs/regular',
    brands: '@fortawesome/fontawesome-free/svgs/brands',
  },
  lucide: { outline: 'lucide-static/icons' },
  tabler: { outline: '@tabler/icons/icons/outline', filled: '@tabler/icons/icons/filled' },
} as const;
