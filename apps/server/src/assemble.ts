import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { systemClock } from './clock.ts'
import { believedCopies } from './domains/catalogue/stock-taking/stock-standing.ts'
import type { Env } from './env.ts'
import type { Delivery } from './ports/delivery/delivery.ts'
import { createSandboxSteam, type SteamAccess } from './ports/delivery/sandbox-steam.ts'
import { openAccounts } from './ports/delivery/steam/accounts-file.ts'
import { createSteam } from './ports/delivery/steam/steam.ts'
import { chooseDraughtsman } from './ports/drawing/chromium.ts'
import { createStripeProvider, type StripeAccess } from './ports/payments/stripe.ts'
import { chooseStorage } from './ports/storage/choose-storage.ts'
import { createDownload } from './ports/web/download.ts'
import { createPost } from './ports/web/post.ts'
import { purposes } from './purposes.ts'
import { openSecrets } from './secrets.ts'
import type { Shop } from './shop.ts'

/** How the sandboxes beside a demo shop are reached; absent where the real ones are. */
export interface SandboxAccess {
  pay?: StripeAccess | undefined
  steam?: SteamAccess | undefined
}

/** What a process of a shop is made from. */
interface Parts {
  env: Env
  log: FastifyBaseLogger
  /** connections under the server's own login */
  pool: pg.Pool
  sandboxes: SandboxAccess
}

/** Puts together what every verb is handed, with the adapters that the settings ask for; it asks nobody yet. */
export const assembleShop = async ({ env, log, pool, sandboxes }: Parts): Promise<Shop> => {
  const payments = createStripeProvider(sandboxes.pay ?? stripeAccessOf(env))
  const [storage, secrets] = [chooseStorage(env), openSecrets(env)]
  const reach = { anyAddress: false }
  const ways = { download: createDownload(reach), post: createPost(reach) }
  const delivery = await chooseDelivery({ env, secrets, pool }, sandboxes.steam)
  const tools = { storage, secrets, delivery, draughtsman: chooseDraughtsman(env) }
  return { pool, clock: systemClock, env, log, payments, purposes, ...tools, ...ways }
}

const stripeAccessOf = (env: Env): StripeAccess => ({
  secretKey: env.STRIPE_SECRET_KEY ?? '',
  webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? '',
})

/** Who sends trade offers: sandbox-steam in a demo, in production the accounts of Steam that are set, or nobody. */
const chooseDelivery = async (
  { env, secrets, pool }: Pick<Shop, 'env' | 'secrets' | 'pool'>,
  sandbox?: SteamAccess,
): Promise<Delivery | undefined> => {
  if (sandbox) return createSandboxSteam(sandbox, (steamid) => believedCopies(pool, steamid))
  if (!env.STEAM_ACCOUNTS || env.DELIVERY === 'none') return undefined
  return createSteam({ accounts: await openAccounts(secrets, env.STEAM_ACCOUNTS), clock: systemClock })
}
