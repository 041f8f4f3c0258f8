import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { docsConfig } from './lib/astro.js';

// For Astro's own command line on the manual, after `npm run compile`. Sites are built with `docwright build`.
const config = await docsConfig({ site: 'example-site' });

export default defineConfig({ ...config, integrations: [mdx(), react(), ...config.integrations] });
