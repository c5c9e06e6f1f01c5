import type { Clock } from './clock.ts'
import type { DatabaseUrls } from './db/embedded.ts'
import type { Log } from './db/log.ts'
import { loginOf, migrate } from './db/migrate.ts'
import { createPool } from './db/pool.ts'
import { inTransaction } from './db/transaction.ts'
import { seedDemoDebtor } from './domains/buying/payouts/debtor.ts'
import { seedCampaign } from './domains/catalogue/campaigns/seed-campaign.ts'
import { importCatalogue } from './domains/catalogue/items/import.ts'
import { refreshNew, seedItems } from './domains/catalogue/items/seed.ts'
import { ensureDemoDeal } from './domains/checkout/deals/demo-deal.ts'
import { seedDemoPack } from './domains/checkout/packs/demo-pack.ts'
import { seedPromoCodes } from './domains/checkout/promo/promo-codes.ts'
import { seedContent } from './domains/content/seed.ts'
import { ensureDemoCustomer } from './domains/identity/accounts/demo.ts'
import type { Env } from './env.ts'
import { migrateWorker, prepareWorkerSchema } from './jobs/worker-schema.ts'
import type { Shop } from './shop.ts'

/**
 * Brings a database to where the shop can open: migrations, facts of the catalogue, contents, and in a demo shop items,
 * a campaign, promo codes, a pack and a customer with a deal. Doing it again adds what is missing and changes no
 * balance, order, price or sold item.
 */
export const prepareDatabase = async (
  { env, clock, log }: { env: Env; clock: Clock; log: Log },
  { ownerUrl, serverUrl }: DatabaseUrls,
): Promise<void> => {
  await migrate({ ownerUrl, serverUrl }, { log })
  const owner = createPool({ connectionString: ownerUrl, connectionsMax: 1, log })
  try {
    await prepareWorkerSchema(owner, await loginOf(serverUrl))
    await inTransaction(owner, async (tx) => {
      await seedContent(tx, { demo: env.DEMO })
      await importCatalogue(tx)
      if (!env.DEMO) return
      await seedItems(tx, { now: clock.now() })
      await refreshNew(tx, { now: clock.now() })
      await seedCampaign(tx, { now: clock.now() })
      await seedPromoCodes(tx, clock.now())
      await seedDemoPack(tx, clock.now())
      await seedDemoDebtor(tx)
    })
  } finally {
    await owner.end()
  }
  await migrateWorker(serverUrl)
}

/**
 * Makes a demo's customer, who has a deal, where they are missing.
 * @returns lines for the person who started the shop; none where it is no demo
 */
export const demoGreeting = async (shop: Shop): Promise<string[]> => {
  if (!shop.env.DEMO) return []
  const demo = await ensureDemoCustomer(shop)
  await ensureDemoDeal(shop, demo)
  const mailbox = shop.env.SMTP_URL ? [] : [`Dev mailbox:     ${shop.env.PUBLIC_URL}/dev/mailbox`]
  return [`Demo customer:   ${demo.email} / ${demo.password}`, ...mailbox]
}
