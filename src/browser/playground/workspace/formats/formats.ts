import { bruno } from './bruno.ts';
import type { CollectionFormat } from './collected-request.ts';
import { httpFile } from './http-file.ts';
import { insomnia } from './insomnia.ts';
import { postman } from './postman.ts';

/** The formats that hold requests, in the order in which readers see them. */
export const collectionFormats: readonly CollectionFormat[] = [postman, bruno, insomnia, httpFile];
