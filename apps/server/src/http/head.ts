import type { FastifyInstance } from 'fastify'

/**
 * Answers HEAD for every GET that must not run for one, such as a mailed link that acts: mail scanners ask so before
 * anybody has read the mail. Without this the documents' route would take such an address for a page. Before the
 * routes, so that it sees them.
 */
export const registerHeads = (app: FastifyInstance): void => {
  app.addHook('onRoute', (route) => {
    if (route.method !== 'GET' || route.exposeHeadRoute !== false) return
    app.route({
      method: 'HEAD',
      url: route.url,
      schema: { hide: true },
      handler: (_request, reply) =>
        reply
          .header('cache-control', 'no-store')
          .header(...noReferrer)
          .code(200)
          .send(),
    })
  })
}

// The address may be a secret.
const noReferrer = ['referrer-policy', 'no-referrer'] as const
