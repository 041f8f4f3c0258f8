import type { PackageArchive } from './take-from-package.ts';

/** The icon libraries, which are not installed: most of their files are fonts, sprites and the pictures once more. */
export const iconPackages: readonly PackageArchive[] = [
  {
    name: '@fortawesome/fontawesome-free',
    version: '7.3.1',
    integrity: 'sha512-wmglKKPDIkgV3aWlZzWECCPoGIkYCulzBwxG9+w7rc5BGapZ6cPMpoPOT8k36J0Ni7PPX6c/rsoMWfS4d1MUMg==',
    paths: ['svgs', 'LICENSE.txt'],
  },
  {
    name: 'lucide-static',
    version: '1.62.0',
    integrity: 'sha512-WBZA/m2PvkFpMGHDtsBck5P2A9G4ehLlYu4GwwICcmEm1BvYVgj00lCDxKRWLlbMlOibLaiwdQ88G5pHkSWgwA==',
    paths: ['icons', 'LICENSE'],
  },
  {
    name: '@tabler/icons',
    version: '3.51.0',
    integrity: 'sha512-0pinvPZz7YeX+OSfxuEAbnEPWbocVXW5iU8h5lh41pYG8sZuQfpWECC980lxOT0clGIcNGn8xsBr+zKaRGdA/g==',
    paths: ['icons', 'LICENSE'],
  },
];
