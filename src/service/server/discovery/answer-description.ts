import description from '../../../../schema/discovery.openapi.json' with { type: 'json' };

export const descriptionPath = '/discovery/v1/openapi.json';

/** The OpenAPI description of the Discovery API, with the address of this service. */
export function answerDescription(request: Request, id: string): Response {
  const { origin, pathname } = new URL(request.url);
  const servers = [{ url: origin + pathname.slice(0, pathname.lastIndexOf('/discovery/')) }];
  return new Response(JSON.stringify({ ...description, servers }), {
    headers: {
      'content-type': 'application/vnd.oai.openapi+json;version=3.1',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'x-request-id': id,
    },
  });
}
