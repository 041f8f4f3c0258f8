import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import docwright from './lib/astro.js';

// The manual in an Astro project of its own, after `npm run compile`. Sites are built with `docwright build`.
export default defineConfig({ integrations: [mdx(), react(), docwright({ site: 'example-site' })] });
