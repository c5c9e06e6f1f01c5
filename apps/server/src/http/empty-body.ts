import type { FastifyInstance } from 'fastify'

/** Takes a JSON body without any bytes for none: that is how some clients post a call that has no payload. */
export const readEmptyBodies = (app: FastifyInstance): void => {
  const read = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else read(request, String(body), done)
  })
}
