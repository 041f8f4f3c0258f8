import type { HostName } from '../../model/host.ts';
import type { HostWriter } from './host-writer.ts';
import { apache } from './writers/apache.ts';
import { azure } from './writers/azure.ts';
import { caddy } from './writers/caddy.ts';
import { cloudflare } from './writers/cloudflare.ts';
import { firebase } from './writers/firebase.ts';
import { github } from './writers/github.ts';
import { gitlab } from './writers/gitlab.ts';
import { netlify } from './writers/netlify.ts';
import { nginx } from './writers/nginx.ts';
import { s3 } from './writers/s3.ts';
import { vercel } from './writers/vercel.ts';

export const hostWriters: Readonly<Record<HostName, HostWriter>> = {
  netlify,
  vercel,
  cloudflare,
  github,
  gitlab,
  s3,
  nginx,
  caddy,
  apache,
  firebase,
  azure,
};
