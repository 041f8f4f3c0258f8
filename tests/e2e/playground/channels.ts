/** An AsyncAPI description of a channel of the test API. */
export function channels(host: string): Record<string, unknown> {
  const [name, port] = host.split(':');
  return {
    asyncapi: '3.0.0',
    info: { title: 'Chat', version: '1' },
    servers: {
      local: {
        host: `${name}:{port}`,
        protocol: 'ws',
        variables: { port: { default: port } },
        security: [{ $ref: '#/components/securitySchemes/token' }],
      },
    },
    channels: {
      room: {
        title: 'Chat room',
        address: '/rooms/{room}',
        parameters: { room: { description: 'Name of the room.' } },
        bindings: { ws: { query: { type: 'object', properties: { api_key: { type: 'string' } } } } },
        messages: {
          say: {
            title: 'Say',
            payload: { type: 'object', required: ['text'], properties: { text: { type: 'string', examples: ['Hi'] } } },
          },
          leave: {
            title: 'Leave',
            payload: { type: 'object', properties: { reason: { type: 'string', const: 'late' } } },
          },
          note: {
            title: 'Note',
            contentType: 'application/xml',
            payload: { type: 'object', xml: { name: 'note' }, properties: { text: { type: 'string' } } },
          },
          picture: { title: 'Picture', contentType: 'image/png', payload: { type: 'string', format: 'binary' } },
        },
      },
      news: {
        title: 'News',
        address: '/news',
        bindings: { ws: { query: { type: 'object', required: ['topic'], properties: { topic: { type: 'string' } } } } },
        messages: { item: { title: 'Item', payload: { type: 'string' } } },
      },
    },
    operations: {
      read: { action: 'send', channel: { $ref: '#/channels/news' } },
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
