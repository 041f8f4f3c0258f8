export interface BuildOptions {
  folder: string;
  out: string;
  base: string;
  origin: string | null;
  service: string | null;
  /** Errors in pages keep the output from being written. */
  strict: boolean;
  /** Builds for members: what not everybody may read lies in `.service`, from which the service hands it out. */
  protect?: boolean;
  /** Astro and Vite say what they do. */
  verbose?: boolean;
  onProgress?: (progress: BuildProgress) => void;
}

export interface BuildProgress {
  step: string;
  done: number;
  total: number;
}
