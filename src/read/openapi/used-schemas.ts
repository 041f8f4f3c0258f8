import type { Channel } from '../../model/api/channel.ts';
import type { Operation, Parameter } from '../../model/api/operation.ts';
import type { Schema } from '../../model/api/schema.ts';
import { encodedParts } from './encoded-parts.ts';

/** Parameters of an operation, headers of its responses and of the parts of its bodies, and those of its callbacks. */
export function operationParameters(operation: Operation): Parameter[] {
  const { parameters, security, requestBody, responses, callbacks } = operation;
  const contents = [...(requestBody?.contents ?? []), ...responses.flatMap((response) => response.contents)];
  return [
    ...parameters,
    ...security.flat().flatMap(({ parameter }) => parameter ?? []),
    ...contents.flatMap(({ encoding }) => encodedParts(encoding).flatMap(({ headers }) => headers)),
    ...responses.flatMap(({ headers }) => headers),
    ...callbacks.flatMap(({ operation }) => operationParameters(operation)),
  ];
}

/** The schemas that stand in an operation; references are not followed. */
export function operationSchemas(operation: Operation): Schema[] {
  const { requestBody, responses, callbacks } = operation;
  const contents = [...(requestBody?.contents ?? []), ...responses.flatMap((response) => response.contents)];
  return [
    ...operationParameters(operation).map(({ schema }) => schema),
    ...contents.flatMap(({ schema, itemSchema }) => [schema, itemSchema].filter((part) => part !== null)),
    ...callbacks.flatMap(({ operation }) => operationSchemas(operation)),
  ];
}

/** The schemas that stand in a channel; references are not followed. */
export function channelSchemas({ parameters, sends, receives, messages }: Channel): Schema[] {
  const parts = [...sends, ...receives, ...messages].flatMap(({ payload, headers }) =>
    [payload, headers].filter((part) => part !== null),
  );
  return [...parameters.map(({ schema }) => schema), ...parts];
}
