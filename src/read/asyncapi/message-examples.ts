import type { Texts } from '../../base/languages/texts.ts';
import type { ChannelMessage } from '../../model/api/channel.ts';
import type { NamedExample } from '../../model/api/operation.ts';
import { resolveSchema } from '../../shared/json-schema/resolve-schema.ts';
import { contentExamples, type ExampleText, namedExample, type SampleContext } from '../openapi/content-examples.ts';

/**
 * The examples of a message: all that the description gives, headers as examples of their own, else one of its payload.
 * Where no example of the message shows headers, their schema may.
 */
export function messageExamples(
  message: ChannelMessage,
  context: SampleContext & { words: Texts['reference'] },
): ExampleText[] {
  const { contentType, payload, headers, examples, headerExamples } = message;
  const ofSchema = headers === null ? [] : (resolveSchema(headers, context.schemas).examples ?? []);
  const named = ofSchema.map((value): NamedExample => ({ name: '', summary: '', value }));
  const ofHeaders = (headerExamples.length > 0 ? headerExamples : named).map((example) => {
    const { label, ...text } = namedExample(example, { contentType: 'application/json', schema: null }, {});
    return { ...text, label: [label, context.words.sections.header].filter(Boolean).join(': ') };
  });
  const content = { contentType, schema: payload, itemSchema: null, examples, encoding: {} };
  return [...contentExamples(content, context), ...ofHeaders];
}
