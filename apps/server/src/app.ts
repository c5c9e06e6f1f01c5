import { fileURLToPath } from 'node:url'
import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import type { RenderDocument } from '@pandrop/contract/document'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Env } from './env.ts'
import { accountRoutes } from './features/accounts/accounts.routes.ts'
import { verifyEmailRoute } from './features/accounts/verify-email.routes.ts'
import { cartRoutes } from './features/cart/cart.routes.ts'
import { catalogueRoutes } from './features/catalogue/catalogue.routes.ts'
import { contentRoutes } from './features/content/content.routes.ts'
import { depositRoutes } from './features/deposits/deposits.routes.ts'
import { orderRoutes } from './features/orders/orders.routes.ts'
import { payHopRoutes } from './features/payments/pay-hops.routes.ts'
import { webhookRoute } from './features/payments/webhook.routes.ts'
import { purchaseRoutes } from './features/purchase/purchase.routes.ts'
import { AnswerCache } from './http/answer-cache.ts'
import { registerCsrf } from './http/csrf.ts'
import { devMailboxRoutes } from './http/dev-mailbox.ts'
import { createDocumentCache, registerDocuments } from './http/document.ts'
import { answerFailure, registerErrors } from './http/errors.ts'
import { registerFiles } from './http/files.ts'
import { registerHeaders } from './http/headers.ts'
import { registerHealth } from './http/health.ts'
import { createInternalFetch, isOwnRequest } from './http/inject.ts'
import { registerOpenapi } from './http/openapi.ts'
import { makeServe } from './http/serve.ts'
import type { Shop } from './shop.ts'

/** The storefront's build: its server entry and its client files. */
export interface StorefrontBuild {
  render: RenderDocument
  /** absolute path of the client's assets */
  assets: string
}

/** A built app and the switch that main.ts turns when the database notifies of a change. */
export interface App {
  app: FastifyInstance
  /** forgets every ready answer; the payload is the announcement's, where there was one */
  dropAnswers(payload?: string): void
}

/** A number means so many proxies in front of us. */
const trustProxyOf = ({ TRUST_PROXY: trusted }: Env) => {
  if (trusted === undefined) return false
  return typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted
}

const pictures = fileURLToPath(new URL('../../../catalogue/pictures', import.meta.url))

/**
 * Every route of the shop, listed by hand.
 * @param storefront absent in tests that speak to the API alone
 */
export const createApp = async (shop: Shop, storefront?: StorefrontBuild): Promise<App> => {
  const app = fastify({
    loggerInstance: shop.log,
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: answerFailure,
    trustProxy: trustProxyOf(shop.env),
    bodyLimit: 64 * 1024,
    // A visitor who sends byte by byte must not hold a connection for ever; fastify's own default is no limit.
    requestTimeout: 30_000,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  })
  const bytesMax = 64 * 1024 * 1024
  const answers = new AnswerCache<Buffer>({
    entriesMax: 5000,
    bytesMax,
    bytesOf: ({ length }) => length,
    secondsMax: 3600,
  })
  const documents = createDocumentCache()

  registerErrors(app)
  await registerHeaders(app, shop.env)
  await app.register(cookie)
  await app.register(rateLimit, { global: false, allowList: (request) => isOwnRequest(request.headers) })
  await registerOpenapi(app)
  await registerCsrf(app, shop.env)
  registerHealth(app, shop)

  const serve = makeServe(app, shop, answers)
  contentRoutes(serve, shop)
  const { catalogueChanged } = catalogueRoutes(serve, shop)
  accountRoutes(serve, shop)
  cartRoutes(serve, shop)
  depositRoutes(serve, shop)
  purchaseRoutes(serve, shop)
  orderRoutes(serve, shop)

  webhookRoute(app, shop)
  payHopRoutes(app, shop)
  verifyEmailRoute(app, shop)
  devMailboxRoutes(app, shop)

  if (storefront) {
    await registerFiles(app, { storefront: storefront.assets, storage: pictures })
    registerDocuments(app, shop, { render: storefront.render, cache: documents, fetchJson: createInternalFetch(app) })
  }
  return {
    app,
    dropAnswers: (payload) => {
      catalogueChanged(payload)
      answers.clear()
      documents.clear()
    },
  }
}
