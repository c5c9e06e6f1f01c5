import type { DatabaseUrls } from './db/embedded.ts'
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
import { migrateWorker, prepareWorkerSchema } from './jobs/worker-schema.ts'
import type { Shop } from './shop.ts'

/**
 * Brings a database to where the shop can open: migrations, facts of the catalogue, contents, and in a demo shop items,
 * a campaign, promo codes, a pack and a customer with a deal. Doing it again adds what is missing and changes no
 * balance, order, price or sold item.
 * @returns lines for the person who started the shop
 */
export const prepareDatabase = async (
  shop: Shop,
  { ownerUrl, serverUrl }: DatabaseUrls,
): Promise<{ greeting: string[] }> => {
  await migrate({ ownerUrl, serverUrl })
  const owner = createPool({ connectionString: ownerUrl, connectionsMax: 1, log: shop.log })
  try {
    await prepareWorkerSchema(owner, await loginOf(serverUrl))
    await inTransaction(owner, async (tx) => {
      await seedContent(tx, { demo: shop.env.DEMO })
      await importCatalogue(tx)
      if (!shop.env.DEMO) return
      await seedItems(tx, { now: shop.clock.now() })
      await refreshNew(tx, { now: shop.clock.now() })
      await seedCampaign(tx, { now: shop.clock.now() })
      await seedPromoCodes(tx, shop.clock.now())
      await seedDemoPack(tx, shop.clock.now())
      await seedDemoDebtor(tx)
    })
  } finally {
    await owner.end()
  }
  await migrateWorker(serverUrl)
  return { greeting: shop.env.DEMO ? await demoGreeting(shop) : [] }
}

const demoGreeting = async (shop: Shop): Promise<string[]> => {
  const demo = await ensureDemoCustomer(shop)
  await ensureDemoDeal(shop, demo)
  const mailbox = shop.env.SMTP_URL ? [] : [`Dev mailbox:     ${shop.env.PUBLIC_URL}/dev/mailbox`]
  return [`Demo customer:   ${demo.email} / ${demo.password}`, ...mailbox]
}
