import type { SnippetLanguage } from '../../model/api/snippet.ts';

/** Every language a snippet can be written in, in the order of docs/format.md#snippet-languages. */
export const snippetLanguages: SnippetLanguage[] = [
  {
    key: 'bash',
    aliases: ['curl', 'sh', 'shell'],
    label: 'cURL',
    highlight: 'bash',
  },
  {
    key: 'python',
    aliases: ['py'],
    label: 'Python',
    highlight: 'python',
  },
  {
    key: 'javascript',
    aliases: ['js'],
    label: 'JavaScript',
    highlight: 'javascript',
  },
  {
    key: 'node',
    aliases: ['nodejs', 'node.js'],
    label: 'Node.js',
    highlight: 'javascript',
  },
  {
    key: 'php',
    aliases: [],
    label: 'PHP',
    highlight: 'php',
  },
  {
    key: 'go',
    aliases: ['golang'],
    label: 'Go',
    highlight: 'go',
  },
  {
    key: 'java',
    aliases: [],
    label: 'Java',
    highlight: 'java',
  },
  {
    key: 'ruby',
    aliases: ['rb'],
    label: 'Ruby',
    highlight: 'ruby',
  },
  {
    key: 'powershell',
    aliases: [],
    label: 'PowerShell',
    highlight: 'powershell',
  },
  {
    key: 'swift',
    aliases: [],
    label: 'Swift',
    highlight: 'swift',
  },
  {
    key: 'csharp',
    aliases: ['c#'],
    label: 'C#',
    highlight: 'csharp',
  },
  {
    key: 'dotnet',
    aliases: ['.net', 'dot-net'],
    label: '.NET',
    highlight: 'csharp',
  },
  {
    key: 'typescript',
    aliases: ['ts'],
    label: 'TypeScript',
    highlight: 'typescript',
  },
  {
    key: 'c',
    aliases: [],
    label: 'C',
    highlight: 'c',
  },
  {
    key: 'c++',
    aliases: ['cpp'],
    label: 'C++',
    highlight: 'cpp',
  },
  {
    key: 'kotlin',
    aliases: ['kt'],
    label: 'Kotlin',
    highlight: 'kotlin',
  },
  {
    key: 'rust',
    aliases: ['rs'],
    label: 'Rust',
    highlight: 'rust',
  },
  {
    key: 'dart',
    aliases: ['flutter'],
    label: 'Dart',
    highlight: 'dart',
  },
];
