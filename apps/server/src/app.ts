import { fileURLToPath } from 'node:url'
import rateLimit from '@fastify/rate-limit'
import type { RenderDocument } from '@pandrop/contract/document'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Env } from './env.ts'
import { accountRoutes } from './features/accounts/accounts.routes.ts'
import { mailedLinkRoutes } from './features/accounts/mailed-link.routes.ts'
import { passwordRoutes } from './features/accounts/password.routes.ts'
import { profileRoutes } from './features/accounts/profile.routes.ts'
import { adjustmentRoutes } from './features/adjustments/adjustments.routes.ts'
import { apiKeyRoutes } from './features/api-keys/api-keys.routes.ts'
import { auditRoutes } from './features/audit/audit.routes.ts'
import { avatarFileRoute, avatarRoutes } from './features/avatars/avatars.routes.ts'
import { cartRoutes } from './features/cart/cart.routes.ts'
import { catalogueRoutes } from './features/catalogue/catalogue.routes.ts'
import { openCatalogueIndex } from './features/catalogue/catalogue-index.ts'
import { liveRoute } from './features/catalogue/live.routes.ts'
import { ItemStreams } from './features/catalogue/live.ts'
import { contentRoutes } from './features/content/content.routes.ts'
import { creditNoteFileRoute, creditNoteRoutes } from './features/credit-notes/credit-notes.routes.ts'
import { customerStaffRoutes } from './features/customers/customers.routes.ts'
import { depositRoutes } from './features/deposits/deposits.routes.ts'
import { deviceRoutes } from './features/devices/devices.routes.ts'
import { disputeStaffRoutes } from './features/disputes/staff-disputes.routes.ts'
import { failedJobRoutes } from './features/failed-jobs/failed-jobs.routes.ts'
import { offerDecisionRoutes } from './features/offers/offer-decisions.routes.ts'
import { offerRoutes } from './features/offers/offers.routes.ts'
import { marginStaffRoutes } from './features/offers/staff-margins.routes.ts'
import { offerStaffRoutes } from './features/offers/staff-offers.routes.ts'
import { orderRoutes } from './features/orders/orders.routes.ts'
import { orderStaffRoutes } from './features/orders/staff-orders.routes.ts'
import { paymentRedirectRoutes } from './features/payments/payment-redirects.routes.ts'
import { paymentStaffRoutes } from './features/payments/staff-payments.routes.ts'
import { webhookRoute } from './features/payments/webhook.routes.ts'
import { bankFileContentRoute } from './features/payouts/bank-file-content.routes.ts'
import { payoutRoutes } from './features/payouts/payouts.routes.ts'
import { bankStaffRoutes, payoutStaffRoutes } from './features/payouts/staff-payouts.routes.ts'
import { promoRoutes } from './features/promo/promo.routes.ts'
import { proposalRoutes } from './features/proposals/proposals.routes.ts'
import { purchaseRoutes } from './features/purchase/purchase.routes.ts'
import { reconciliationRoutes } from './features/reconciliation/reconciliation.routes.ts'
import { sharePictureRoutes } from './features/share-pictures/share-pictures.routes.ts'
import { sitemapRoutes } from './features/sitemap/sitemap.routes.ts'
import { staffPasskeyRoutes } from './features/staff/staff-passkeys.routes.ts'
import { staffSessionRoutes } from './features/staff/staff-session.routes.ts'
import { teamRoutes } from './features/staff/team.routes.ts'
import { todayRoutes } from './features/today/today.routes.ts'
import { unsubscribeRoute } from './features/wishlist/unsubscribe.routes.ts'
import { wishlistRoutes } from './features/wishlist/wishlist.routes.ts'
import { type BackofficeBuild, registerBackoffice } from './http/backoffice.ts'
import { registerCookies } from './http/cookies.ts'
import { registerCsrf } from './http/csrf.ts'
import { keepDeskApart, notAtDesk } from './http/desk-host.ts'
import { devMailboxRoutes } from './http/dev-mailbox.ts'
import { registerDocuments } from './http/document.ts'
import { readEmptyBodies } from './http/empty-body.ts'
import { answerFailure, registerErrors } from './http/errors.ts'
import { registerFiles } from './http/files.ts'
import { registerHeads } from './http/head.ts'
import { registerHeaders } from './http/headers.ts'
import { registerHealth } from './http/health.ts'
import { createInternalFetch, isOwnRequest } from './http/inject.ts'
import { registerOpenapi } from './http/openapi.ts'
import { readyAnswers } from './http/ready-answers.ts'
import { answerReadyDocument, createDocumentCache } from './http/ready-document.ts'
import { answerReadyJson, createJsonCache } from './http/ready-json.ts'
import { registerSecurityEvents } from './http/security-events.ts'
import { makeServe } from './http/serve.ts'
import { warnOfUntrustedProxy } from './http/untrusted-proxy.ts'
import { closeUnusedConnections } from './http/unused-connections.ts'
import { createSecurityLog } from './security-log.ts'
import type { Shop } from './shop.ts'

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

/** A built app and the switches that main.ts turns when the database notifies of a change. */
export interface App {
  app: FastifyInstance
  /** the addresses that answer a GET, as the router knows them */
  reads(): readonly string[]
  /** forgets every ready answer: anything may have changed */
  dropAnswers(): void
  /** forgets every ready answer and tells open pages; the payload of channel "catalogue": ids between commas, or "*" */
  itemsChanged(payload: string): void
}

/** A number means so many proxies in front of us. */
const trustProxyOf = ({ TRUST_PROXY: trusted }: Env) => {
  if (trusted === undefined) return false
  return typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted
}

const pictures = fileURLToPath(new URL('../../../catalogue/pictures', import.meta.url))

/** Every route of the shop, listed by hand. */
export const createApp = async (shop: Shop, { storefront, backoffice }: Builds = {}): Promise<App> => {
  const answers = createJsonCache()
  const documents = createDocumentCache()
  const app = fastify({
    serverFactory: readyAnswers(
      [answerReadyJson(answers), answerReadyDocument(documents)].map((answer) => notAtDesk(shop.env, answer)),
    ),
    loggerInstance: shop.log,
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: answerFailure,
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
  registerHeads(app)
  readEmptyBodies(app)
  closeUnusedConnections(app)
  warnOfUntrustedProxy(app, shop)
  registerErrors(app)
  await registerHeaders(app, shop.env)
  keepDeskApart(app, shop.env)
  await registerCookies(app, shop.env)
  await app.register(rateLimit, { global: false, allowList: (request) => isOwnRequest(request.headers) })
  await registerOpenapi(app, shop)
  await registerCsrf(app, shop.env)
  const securityLog = createSecurityLog(shop.log, shop.secrets)
  registerSecurityEvents(app, securityLog)
  registerHealth(app, shop, securityLog)

  const catalogueIndex = openCatalogueIndex(shop.pool)
  const serve = makeServe(app, shop, answers)
  contentRoutes(serve, shop)
  catalogueRoutes(serve, shop, catalogueIndex)
  accountRoutes(serve, shop)
  deviceRoutes(serve, shop)
  passwordRoutes(serve, shop)
  profileRoutes(serve, shop)
  apiKeyRoutes(serve, shop)
  avatarRoutes(serve, shop)
  wishlistRoutes(serve, shop)
  cartRoutes(serve, shop)
  depositRoutes(serve, shop)
  promoRoutes(serve, shop)
  purchaseRoutes(serve, shop)
  orderRoutes(serve, shop)
  creditNoteRoutes(serve, shop)
  offerRoutes(serve, shop, catalogueIndex)
  offerDecisionRoutes(serve, shop)
  payoutRoutes(serve, shop)
  payoutStaffRoutes(serve, shop)
  bankStaffRoutes(serve, shop)
  reconciliationRoutes(serve, shop)
  staffSessionRoutes(serve, shop)
  orderStaffRoutes(serve, shop)
  paymentStaffRoutes(serve, shop)
  disputeStaffRoutes(serve, shop)
  offerStaffRoutes(serve, shop)
  marginStaffRoutes(serve, shop)
  todayRoutes(serve, shop)
  customerStaffRoutes(serve, shop)
  adjustmentRoutes(serve, shop)
  proposalRoutes(serve, shop)
  failedJobRoutes(serve, shop)
  staffPasskeyRoutes(serve, shop)
  teamRoutes(serve, shop)
  auditRoutes(serve, shop)

  const streams = new ItemStreams(shop)
  liveRoute(app, shop, streams)
  sitemapRoutes(app, shop, catalogueIndex)
  sharePictureRoutes(app, shop, pictures)
  avatarFileRoute(app, shop)
  creditNoteFileRoute(app, shop)
  bankFileContentRoute(app, shop)
  webhookRoute(app, shop)
  paymentRedirectRoutes(app, shop)
  unsubscribeRoute(app, shop)
  devMailboxRoutes(app, shop)

  if (backoffice) await registerBackoffice(app, backoffice)
  if (storefront) await registerFiles(app, { storefront: storefront.assets, storage: pictures })
  const fetchJson = createInternalFetch(app)
  const parts = storefront && { render: storefront.render, cache: documents, fetchJson }
  mailedLinkRoutes(app, shop, parts && registerDocuments(app, shop, parts))
  const dropAnswers = () => {
    answers.clear()
    documents.clear()
  }
  return {
    app,
    reads: () => reads,
    dropAnswers: () => {
      catalogueIndex.stock.forget()
      dropAnswers()
    },
    itemsChanged: (payload) => {
      catalogueIndex.stock.forget(payload)
      dropAnswers()
      streams.itemsChanged(payload)
    },
  }
}
