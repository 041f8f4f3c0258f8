import type { SnippetLanguage } from '../model/api.ts';
import { bash } from './languages/bash.ts';
import { javascript } from './languages/javascript.ts';
import { python } from './languages/python.ts';

/** Every language a snippet can be written in, in the order of the specification's table. */
export const snippetLanguages: SnippetLanguage[] = [bash, python, javascript];
