import { expect, test } from 'vitest';
import { namesUnknown } from '../../../../../src/service/assistant/extractive/names-unknown.ts';
import { createAnalyser } from '../../../../../src/shared/search/analyser.ts';
import { importRules } from '../../../../../src/shared/search/analysers/import-rules.ts';

const site = 'Acme';
const texts = [
  'Send messages over Slack and PostgreSQL. Kubernetes runs it. Each apiKey of the API is secret. Single sign-on.',
];

test.each([
  ['How do I connect a Telegram bot?', true],
  ['Is there a GraphQL endpoint?', true],
  ['Does it speak SCIM?', true],
  ['Do I need Terraform for Acme?', true],
  ['Does Acme have a GraphQL API?', true],
  ['Does Acme send messages over Slack or Telegram?', true],
  ['Does Acme send messages over Slack?', false],
  ['How do I send messages over Slack?', false],
  ['Telegrams, how do I send them?', false],
  ['Is it fast? Billing seems slow.', false],
  ['What is Acme?', false],
  ['Does it run with Postgresql?', false],
  ['How do I run it on Kubernets?', false],
  ['Where does the apiKey go?', false],
  ['How Do I Cancel The Subscription?', false],
  ['HOW DO I CANCEL', false],
  ['how do i use telegram', false],
])('%s', async (question, isUnknown) => {
  const analyser = createAnalyser(await importRules('en'));
  expect(namesUnknown(question, { texts, site, analyser, language: 'en' })).toBe(isUnknown);
});

test.each([
  ['You may go on. Go to the settings, or let it go.', true],
  ['- Go back to the start\n- Go to the end', true],
  ['Write tools in Python, Go or Rust.', false],
  ['Python/Go', false],
  ['Go', false],
  ['Go SDK', false],
  ['| Go | `go get acme` |', false],
  ['Run this:\n\n```go main.go\nrun()\n```', false],
])('a name that is written like an everyday word: %s', async (text, isUnknown) => {
  const analyser = createAnalyser(await importRules('en'));
  expect(namesUnknown('Can I write tools in Go?', { texts: [text], site, analyser, language: 'en' })).toBe(isUnknown);
});

test('a label that begins with an everyday word is known by the words behind it', async () => {
  const analyser = createAnalyser(await importRules('en'));
  const isUnknown = (question: string): boolean =>
    namesUnknown(question, { texts: ['Press **New project**. Get started.'], site, analyser, language: 'en' });
  expect(isUnknown('What does the New project button do?')).toBe(false);
  expect(isUnknown('Where is Get Started?')).toBe(false);
  expect(isUnknown('Is there a Go client?')).toBe(true);
});

test('where all nouns are written like names, only capitals within a word tell', async () => {
  const analyser = createAnalyser(await importRules('de'));
  const isUnknown = (question: string): boolean => namesUnknown(question, { texts, site, analyser, language: 'de' });
  expect(isUnknown('Wie ändere ich die Farbe?')).toBe(false);
  expect(isUnknown('Wie binde ich GitHub ein?')).toBe(true);
});
