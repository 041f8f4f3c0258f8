/** An AsyncAPI description of a channel of the test API. */
export function channels(host: string): Record<string, unknown> {
  return {
    asyncapi: '3.0.0',
    info: { title: 'Chat', version: '1' },
    servers: { local: { host, protocol: 'ws', security: [{ $ref: '#/components/securitySchemes/token' }] } },
    channels: {
      room: {
        title: 'Chat room',
        address: '/rooms/{room}',
        parameters: { room: { description: 'Name of the room.' } },
        messages: {
          say: {
            title: 'Say',
            payload: { type: 'object', required: ['text'], properties: { text: { type: 'string', examples: ['Hi'] } } },
          },
          leave: {
            title: 'Leave',
            payload: { type: 'object', properties: { reason: { type: 'string', const: 'late' } } },
          },
        },
      },
    },
    operations: {
      speak: { action: 'receive', channel: { $ref: '#/channels/room' } },
      hear: {
        action: 'send',
        channel: { $ref: '#/channels/room' },
        messages: [{ $ref: '#/channels/room/messages/say' }],
      },
    },
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  };
}
