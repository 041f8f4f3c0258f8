import type { Texts } from '../../base/languages/texts.ts';
import type { ChannelMessage } from '../../model/api/channel.ts';
import { contentExamples, type ExampleText, namedExample, type SampleContext } from '../openapi/content-examples.ts';

/**
 * The examples of a message: all that the description gives, headers as examples of their own, else one of its payload.
 */
export function messageExamples(
  message: ChannelMessage,
  context: SampleContext & { words: Texts['reference'] },
): ExampleText[] {
  const { contentType, payload, examples, headerExamples } = message;
  const ofHeaders = headerExamples.map((example) => {
    const { label, ...text } = namedExample(example, 'application/json');
    return { ...text, label: [label, context.words.sections.header].filter(Boolean).join(': ') };
  });
  const content = { contentType, schema: payload, itemSchema: null, examples, encoding: {} };
  return [...contentExamples(content, context), ...ofHeaders];
}
