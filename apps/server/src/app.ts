import { fileURLToPath } from 'node:url'
import rateLimit from '@fastify/rate-limit'
import type { RenderDocument } from '@pandrop/contract/document'
import fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import { accountStatementFileRoute } from './domains/backoffice/customers/account-statement.routes.ts'
import { exportFileRoute } from './domains/backoffice/exports/exports.routes.ts'
import { watchHealth } from './domains/backoffice/health/health.ts'
import { shopPictureRoute } from './domains/backoffice/settings/settings.routes.ts'
import { bankFileContentRoute } from './domains/buying/bank-files/bank-file-content.routes.ts'
import { offerDecisionRoutes } from './domains/buying/offers/offer-decisions.routes.ts'
import { offerRoutes } from './domains/buying/offers/offers.routes.ts'
import { payoutRoutes } from './domains/buying/payouts/payouts.routes.ts'
import { readCatalogueChange } from './domains/catalogue/items/item-change.rules.ts'
import { catalogueRoutes } from './domains/catalogue/listing/catalogue.routes.ts'
import { openCatalogueIndex } from './domains/catalogue/listing/catalogue-index.ts'
import { liveRoute } from './domains/catalogue/live/live.routes.ts'
import { ItemStreams } from './domains/catalogue/live/live.ts'
import { savedSearchRoutes } from './domains/catalogue/saved-searches/saved-searches.routes.ts'
import { sharePictureRoutes } from './domains/catalogue/share-pictures/share-pictures.routes.ts'
import { sitemapRoutes } from './domains/catalogue/sitemap/sitemap.routes.ts'
import { keptPictureRoute } from './domains/catalogue/skins/skins.routes.ts'
import { stripRoutes } from './domains/catalogue/strips/strips.routes.ts'
import { unsubscribeRoute } from './domains/catalogue/wishlist/unsubscribe.routes.ts'
import { wishlistRoutes } from './domains/catalogue/wishlist/wishlist.routes.ts'
import { cartRoutes } from './domains/checkout/cart/cart.routes.ts'
import { dealRoutes } from './domains/checkout/deals/deals.routes.ts'
import { depositRoutes } from './domains/checkout/deposits/deposits.routes.ts'
import { packRoutes } from './domains/checkout/packs/packs.routes.ts'
import { promoRoutes } from './domains/checkout/promo/promo.routes.ts'
import { purchaseRoutes } from './domains/checkout/purchase/purchase.routes.ts'
import { contentRoutes } from './domains/content/content.routes.ts'
import { readShopTexts } from './domains/content/settings.ts'
import { accountEventRoutes } from './domains/identity/account-events/account-events.routes.ts'
import { accountRoutes } from './domains/identity/accounts/accounts.routes.ts'
import { apiKeyRoutes } from './domains/identity/api-keys/api-keys.routes.ts'
import { avatarFileRoute, avatarRoutes } from './domains/identity/avatars/avatars.routes.ts'
import { closureRoutes } from './domains/identity/closures/closures.routes.ts'
import { deletionRoutes } from './domains/identity/deletions/deletions.routes.ts'
import { deviceRoutes } from './domains/identity/devices/devices.routes.ts'
import { mailedLinkRoutes } from './domains/identity/emails/mailed-link.routes.ts'
import { notificationRoutes, notificationStreamRoute } from './domains/identity/notifications/notifications.routes.ts'
import { passkeyRoutes } from './domains/identity/passkeys/passkeys.routes.ts'
import { passwordRoutes } from './domains/identity/passwords/password.routes.ts'
import { personalDataRoutes } from './domains/identity/personal-data/personal-data.routes.ts'
import { profileRoutes } from './domains/identity/profile/profile.routes.ts'
import { proofRoutes } from './domains/identity/proof/proof.routes.ts'
import { secondFactorRoutes } from './domains/identity/second-factor/second-factor.routes.ts'
import { verificationLimitRoutes } from './domains/identity/verification-limits/verification-limits.routes.ts'
import { verificationRoutes } from './domains/identity/verifications/verifications.routes.ts'
import { casePictureRoute, caseRoutes } from './domains/orders/cases/cases.routes.ts'
import { creditNoteFileRoute, creditNoteRoutes } from './domains/orders/credit-notes/credit-notes.routes.ts'
import { orderRoutes } from './domains/orders/orders/orders.routes.ts'
import {
  paymentConfirmationFileRoute,
  paymentConfirmationRoutes,
} from './domains/orders/payment-confirmations/payment-confirmations.routes.ts'
import { receiptFileRoute, receiptMonthRoute, receiptRoutes } from './domains/orders/receipts/receipts.routes.ts'
import { paymentRedirectRoutes } from './domains/payments/payments/payment-redirects.routes.ts'
import { webhookRoute } from './domains/payments/payments/webhook.routes.ts'
import type { Env } from './env.ts'
import { type EventStream, EventStreams } from './event-streams.ts'
import { type BackofficeBuild, registerBackoffice } from './http/backoffice.ts'
import { registerCookies } from './http/cookies.ts'
import { registerCsrf } from './http/csrf.ts'
import { devMailboxRoutes } from './http/dev-mailbox.ts'
import { registerDocuments } from './http/document.ts'
import { readEmptyBodies } from './http/empty-body.ts'
import { answerFailure, registerErrors } from './http/errors.ts'
import type { Siblings } from './http/figures.ts'
import { registerFiles } from './http/files.ts'
import { registerHeads } from './http/head.ts'
import { registerHeaders } from './http/headers.ts'
import { registerHealth } from './http/health.ts'
import { isOwnRequest, redraw } from './http/inject.ts'
import { registerOpenapi } from './http/openapi.ts'
import { rateLimitStore } from './http/rate-limit-store.ts'
import { readyAnswers } from './http/ready-answers.ts'
import { answerReadyDocument, cookiesOf, createDocumentCache, type DrawDocument } from './http/ready-document.ts'
import { answerReadyJson, createJsonCache } from './http/ready-json.ts'
import { registerSecurityEvents } from './http/security-events.ts'
import { makeServe } from './http/serve.ts'
import { keepStaffApart, notAtStaffHost } from './http/staff-host.ts'
import { warnOfUntrustedProxy } from './http/untrusted-proxy.ts'
import { closeUnusedConnections } from './http/unused-connections.ts'
import { RateLimiter } from './rate-limiter.ts'
import { newRequestId, registerRequestIds, requestIdNow } from './request-id.ts'
import { createSecurityLog } from './security-log.ts'
import type { Shop } from './shop.ts'
import { staffRoutes } from './staff-routes.ts'
import { traceRequests } from './tracing.ts'

/** The storefront's build: its server entry and its client files. */
export interface StorefrontBuild {
  render: RenderDocument
  /** absolute path of the client's assets */
  assets: string
}

/** What is built for browsers; tests that speak to the API alone have none of it. */
export interface Builds {
  storefront?: StorefrontBuild
  backoffice?: BackofficeBuild
}

/** A built app and the switches that serve-shop.ts turns when the database notifies of a change. */
export interface App {
  app: FastifyInstance
  /** the addresses that answer a GET, as the router knows them */
  reads(): readonly string[]
  /** says that it is not ready from now on, and serves all the same */
  notReadyFromNow(): void
  /** reads what the shop says and forgets every ready answer: anything may have changed */
  contentChanged(): Promise<void>
  /** forgets the ready answers that show what changed and tells open pages; the payload of channel "catalogue" */
  itemsChanged(payload: string): void
  /** tells open pages of a customer that there is something new; the payload of channel "notifications", "*" for all */
  customerTold(payload: string): void
}

const tellCustomer = (streams: EventStreams<EventStream>, payload: string): void => {
  const customers = payload === '*' ? streams.keys() : [Number(payload)]
  for (const id of customers) for (const stream of streams.about(id)) stream.send('notification', '{}')
}

/** A number means so many proxies in front of us. */
const trustProxyOf = ({ TRUST_PROXY: trusted }: Env) => {
  if (trusted === undefined) return false
  return typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted
}

const pictures = fileURLToPath(new URL('../../../catalogue/pictures', import.meta.url))

/**
 * Every route of the shop, listed by hand; the calls of the back office stand in staff-routes.ts.
 * @param siblings processes that answer at the same port, where there are any
 */
export const createApp = async (
  shop: Shop,
  { storefront, backoffice }: Builds = {},
  siblings?: Siblings,
): Promise<App> => {
  await readShopTexts(shop.pool)
  const answers = createJsonCache()
  const documents = createDocumentCache()
  const draw: DrawDocument = (address, choices) => redraw(app, address, cookiesOf(choices))
  const app: FastifyInstance = fastify({
    serverFactory: readyAnswers(
      [answerReadyJson(answers), answerReadyDocument(documents, draw)].map((answer) =>
        notAtStaffHost(shop.env, answer),
      ),
    ),
    loggerInstance: shop.log,
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: answerFailure,
    // What a document reads for itself belongs to the request that it answers.
    genReqId: ({ headers }) => (isOwnRequest(headers) && requestIdNow()) || newRequestId(),
    trustProxy: trustProxyOf(shop.env),
    bodyLimit: 64 * 1024,
    // A visitor who sends byte by byte must not hold a connection for ever; fastify's own default is no limit. A
    // picture of 5 MB over a slow line takes most of this minute.
    requestTimeout: 60_000,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  })

  const reads: string[] = []
  app.addHook('onRoute', ({ method, url }) => {
    if ([method].flat().includes('GET')) reads.push(url)
  })
  registerRequestIds(app)
  traceRequests(app, shop.env)
  registerHeads(app)
  readEmptyBodies(app)
  closeUnusedConnections(app)
  warnOfUntrustedProxy(app, shop)
  registerErrors(app)
  await registerHeaders(app, shop.env)
  keepStaffApart(app, shop.env)
  await registerCookies(app, shop.env)
  const limiter = new RateLimiter(shop)
  app.addHook('onClose', async () => limiter.close())
  const allowList = ({ headers }: FastifyRequest) => isOwnRequest(headers)
  await app.register(rateLimit, { global: false, store: rateLimitStore(limiter), allowList })
  await registerOpenapi(app, shop)
  await registerCsrf(app, shop.env)
  const securityLog = createSecurityLog(shop.log, shop.secrets)
  registerSecurityEvents(app, securityLog)
  const watch = watchHealth(shop)
  const notReadyFromNow = await registerHealth(app, shop, { securityLog, watch, siblings })

  const catalogueIndex = openCatalogueIndex(shop.pool)
  const serve = makeServe(app, shop, { cache: answers, limiter })
  contentRoutes(serve, shop)
  catalogueRoutes(serve, shop, catalogueIndex)
  accountRoutes(serve, shop)
  deviceRoutes(serve, shop)
  passwordRoutes(serve, shop)
  closureRoutes(serve, shop)
  deletionRoutes(serve, shop)
  profileRoutes(serve, shop)
  apiKeyRoutes(serve, shop)
  notificationRoutes(serve, shop)
  personalDataRoutes(serve, shop)
  secondFactorRoutes(serve, shop)
  verificationLimitRoutes(serve, shop)
  accountEventRoutes(serve, shop)
  passkeyRoutes(serve, shop)
  proofRoutes(serve, shop)
  verificationRoutes(serve, shop)
  avatarRoutes(serve, shop)
  wishlistRoutes(serve, shop)
  savedSearchRoutes(serve, shop, catalogueIndex)
  cartRoutes(serve, shop)
  depositRoutes(serve, shop)
  dealRoutes(serve, shop)
  promoRoutes(serve, shop)
  purchaseRoutes(serve, shop)
  packRoutes(serve, shop)
  orderRoutes(serve, shop)
  creditNoteRoutes(serve, shop)
  receiptRoutes(serve, shop)
  caseRoutes(serve, shop)
  paymentConfirmationRoutes(serve, shop)
  offerRoutes(serve, shop, catalogueIndex)
  offerDecisionRoutes(serve, shop)
  payoutRoutes(serve, shop)
  stripRoutes(serve, shop, catalogueIndex)
  staffRoutes(serve, shop, { catalogueIndex, watch })

  const streams = new ItemStreams(shop)
  liveRoute(app, shop, streams)
  const told = new EventStreams<EventStream>({ rateLimitFactor: shop.env.RATE_LIMIT_FACTOR })
  notificationStreamRoute(app, shop, told)
  sitemapRoutes(app, shop, catalogueIndex)
  sharePictureRoutes(app, shop, pictures)
  avatarFileRoute(app, shop)
  keptPictureRoute(app, shop)
  shopPictureRoute(app, shop)
  creditNoteFileRoute(app, shop)
  receiptFileRoute(app, shop)
  casePictureRoute(app, shop)
  receiptMonthRoute(app, shop)
  paymentConfirmationFileRoute(app, shop)
  bankFileContentRoute(app, shop)
  exportFileRoute(app, shop)
  accountStatementFileRoute(app, shop)
  webhookRoute(app, shop, limiter)
  paymentRedirectRoutes(app, shop)
  unsubscribeRoute(app, shop)
  devMailboxRoutes(app, shop)

  if (backoffice) await registerBackoffice(app, backoffice)
  if (storefront) await registerFiles(app, { storefront: storefront.assets, storage: pictures })
  const parts = storefront && { render: storefront.render, cache: documents, limiter }
  mailedLinkRoutes(app, shop, parts && registerDocuments(app, shop, parts))
  const dropAnswers = () => {
    answers.clear()
    documents.clear()
  }
  return {
    app,
    reads: () => reads,
    notReadyFromNow,
    contentChanged: async () => {
      catalogueIndex.stock.forget('kinds')
      dropAnswers()
      // Where the database does not answer the old texts go on.
      await readShopTexts(shop.pool).catch((error: unknown) => shop.log.warn({ err: error }, 'texts were not read'))
      // What was drawn meanwhile says the old ones.
      dropAnswers()
    },
    customerTold: (customerId) => tellCustomer(told, customerId),
    itemsChanged: (payload) => {
      const change = readCatalogueChange(payload)
      const named = typeof change === 'string' ? change : [change.id]
      catalogueIndex.stock.forget(named)
      streams.itemsChanged(named)
      if (typeof change === 'string') return dropAnswers()
      answers.change(change)
      documents.change(change)
    },
  }
}
