import type { Channel, Operation, Parameter, Schema } from '../../model/api.ts';

/** Parameters of an operation, headers of its responses, and those of its callbacks. */
export function operationParameters({ parameters, responses, callbacks }: Operation): Parameter[] {
  return [
    ...parameters,
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
export function channelSchemas({ parameters, sends, receives }: Channel): Schema[] {
  const messages = [...sends, ...receives].flatMap(({ payload, headers }) =>
    [payload, headers].filter((part) => part !== null),
  );
  return [...parameters.map(({ schema }) => schema), ...messages];
}
