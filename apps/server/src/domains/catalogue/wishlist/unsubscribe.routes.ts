import type { StoppableKind } from '@pandrop/contract/notifications'
import { textFor } from '@pandrop/dictionaries/languages'
import type { Text } from '@pandrop/dictionaries/translate'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { envelopeOf } from '../../../http/envelope.ts'
import { languageCookie, languageOf } from '../../../http/locale.ts'
import { limitOf } from '../../../http/pace.ts'
import type { Shop } from '../../../shop.ts'
import { networkOf } from '../../identity/accounts/attempts.ts'
import { unsubscribe } from './unsubscribe.ts'

const bodyBytesMax = 4096

const stoppedText = (text: Text, { title, kind }: { title: string; kind: StoppableKind | null }): string =>
  kind
    ? text('unsubscribed_kind_text', { kind: text(`notifications_kind_${kind}`) })
    : text('unsubscribed_text', { title })

/**
 * Where mail programs post when somebody presses their own unsubscribe button (RFC 8058): the address of the mailed
 * link itself, which a browser opens as a page. They have neither session nor CSRF token nor JSON; the token in the
 * address is the pass. They must not be redirected, so the answer is plain text, which is also what a browser without
 * script gets from the page's form.
 */
export const unsubscribeRoute = (app: FastifyInstance, shop: Shop): void => {
  // Many customers share a mail program, and with it an address: this is no place to be strict.
  const rateLimit = {
    max: limitOf('read', shop.env.RATE_LIMIT_FACTOR),
    timeWindow: 60_000,
    keyGenerator: ({ ip }: FastifyRequest) => networkOf(ip),
  }
  app.register(async (scope) => {
    // The body says nothing that the address does not: "List-Unsubscribe=One-Click", as a form of either kind.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null))
    scope.post<{ Querystring: { token?: unknown } }>(
      '/unsubscribe',
      { bodyLimit: bodyBytesMax, schema: { hide: true }, config: { rateLimit } },
      async ({ query, cookies }, reply) => {
        const stopped = await unsubscribe(shop, typeof query.token === 'string' ? query.token : '')
        const language = languageOf(undefined, cookies[languageCookie])
        reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
        reply.type('text/plain; charset=utf-8')
        if (stopped.ok) return reply.send(stoppedText(textFor(language), stopped.value))
        const { status, body } = envelopeOf(stopped, language)
        return reply.code(status).send(body.message)
      },
    )
  })
}
