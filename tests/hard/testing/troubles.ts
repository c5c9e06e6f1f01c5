import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ProductionShop } from './production-shop.ts'

/** Something that goes wrong with a shop, as it may with any. */
export interface Trouble {
  /** the alerts that call somebody then, all of them */
  raises: string[]
  happens(shop: ProductionShop): Promise<unknown>
  /** as docs/runbook.md says, or as whoever has caused it takes it back */
  ends(shop: ProductionShop): Promise<unknown>
}

const neededColumns = `
  select column_name as name, data_type as type from information_schema.columns
  where table_schema = 'public' and table_name = $1 and is_nullable = 'NO' and column_default is null
    and is_identity = 'NO' and is_generated = 'NEVER'`

const anything: Record<string, unknown> = {
  text: 'X',
  bigint: 1,
  integer: 1,
  numeric: 1,
  boolean: false,
  uuid: '00000000-0000-4000-8000-000000000001',
  bytea: Buffer.from('X'),
  jsonb: '{}',
  ARRAY: ['1'],
  'timestamp with time zone': new Date(),
}

/** Puts a row into a table past all triggers and references; what it needs and is not given is anything. */
const plant = async ({ owner }: ProductionShop, table: string, given: Record<string, unknown> = {}): Promise<void> => {
  const needed = await owner<{ name: string; type: string }>(neededColumns, [table])
  const row = { ...Object.fromEntries(needed.map(({ name, type }) => [name, anything[type]])), ...given }
  const names = Object.keys(row).map((name) => `"${name}"`)
  const places = names.map((_, index) => `$${index + 1}`)
  await owner(`insert into ${table} (${names}) values (${places})`, Object.values(row))
}

const hoursAgo = (hours: number): Date => new Date(Date.now() - hours * 3_600_000)
const daysAgo = (days: number): Date => hoursAgo(days * 24)

const schema = readFileSync('apps/server/schema.sql', 'utf8')

const oneLivePerItem = schema.match(/^CREATE UNIQUE INDEX order_lines_one_live_per_item .*;$/m)?.[0] ?? ''

/** Empties what trouble was planted in: a shop of a test has nothing of its own there. */
const clear = async ({ owner }: ProductionShop, ...tables: string[]): Promise<void> => {
  for (const table of tables) await owner(`delete from ${table}`)
}

/** Where the shop tries whether files can be kept, and something that takes room. */
const placesOf = ({ dataDir }: ProductionShop) => ({
  folder: join(dataDir, 'storage/health'),
  big: join(dataDir, 'big'),
})

const order = { state: 'processing', country: 'SI', steamid: '76561198000000001', payment_method: 'balance' }

const queued = (task: string): string =>
  `select graphile_worker.add_job('${task}', '{}'::json, queue_name := 'held', run_at := now() - interval '8 hours')`

const queuedTasks = ['issue_receipts', 'draw_picture', 'of_another_version', 'clean_up', ...Array(21).fill('send_mail')]

/** Jobs behind one that does not end, mails that could not be sent, and one that was given up. */
const heldJobs = [
  ...queuedTasks.map(queued),
  `update graphile_worker._private_job_queues set locked_at = now(), locked_by = 'somebody' where queue_name = 'held'`,
  `update graphile_worker._private_jobs as job
   set last_error = 'connect ECONNREFUSED', created_at = now() - interval '2 hours',
     attempts = case when task.identifier = 'clean_up' then max_attempts else 1 end
   from graphile_worker._private_tasks as task
   where task.id = job.task_id and task.identifier in ('send_mail', 'clean_up')
     and job_queue_id = (select id from graphile_worker._private_job_queues where queue_name = 'held')`,
].join(';\n')

/** By their names. They may all be at once, and end in the opposite order. */
export const troubles: Record<string, Trouble> = {
  'backups of long ago': {
    raises: ['BackupOld', 'BackupMissing', 'RestoreUntried'],
    happens: (shop) =>
      shop.owner(`update backup_steps set made_at = made_at - interval '8 days', at = at - interval '50 days'`),
    ends: async (shop) => {
      const { said } = await shop.command('backup', 'create')
      const file = said.match(/\S+\.backup\b/)?.[0] ?? ''
      await shop.command('backup', 'try', file)
    },
  },
  'a disk that fills, and files that cannot be kept': {
    raises: ['StorageFailing', 'StorageFilling'],
    happens: async (shop) => {
      const { folder, big } = placesOf(shop)
      rmSync(folder, { recursive: true, force: true })
      writeFileSync(folder, 'no folder')
      writeFileSync(big, Buffer.alloc(2e9, 1))
    },
    ends: async (shop) => {
      for (const path of Object.values(placesOf(shop))) rmSync(path)
    },
  },
  'books that somebody has written into': {
    raises: ['ItemSoldTwice', 'LedgerImbalanced', 'BalanceNegative', 'BalanceWrong'],
    happens: async (shop) => {
      await shop.owner('drop index order_lines_one_live_per_item')
      const line = { item_id: 1, vat_country: 'SI', live: true, discount_cents: 0, vat_cents: 0 }
      for (const order_id of [1, 2]) await plant(shop, 'order_lines', { ...line, order_id })
      await plant(shop, 'ledger_entries', { cents: 12 })
      await shop.owner('alter table customer_balances drop constraint customer_balances_balance_cents_check')
      await plant(shop, 'customer_balances', { balance_cents: -5 })
    },
    ends: async (shop) => {
      await clear(shop, 'order_lines', 'ledger_entries', 'customer_balances')
      await shop.owner(oneLivePerItem)
      await shop.owner(
        `alter table customer_balances add constraint customer_balances_balance_cents_check
         check (balance_cents >= 0)`,
      )
    },
  },
  'jobs and mails that nobody gets done': {
    raises: [
      'QueueBehind',
      'JobsBehind',
      'DrawingsBehind',
      'StrangeJobs',
      'JobsFailed',
      'MailsUnsent',
      'MailsStanding',
    ],
    happens: ({ owner }) => owner(heldJobs),
    ends: async ({ owner }) => {
      await owner(
        `delete from graphile_worker._private_jobs
         where job_queue_id = (select id from graphile_worker._private_job_queues where queue_name = 'held')`,
      )
      await owner(`delete from graphile_worker._private_job_queues where queue_name = 'held'`)
    },
  },
  'workers that cannot say that they live': {
    raises: ['QueueStopped'],
    happens: async (shop) => {
      await shop.owner('revoke insert, update on job_workers from pandrop_server')
      await clear(shop, 'job_workers')
    },
    ends: ({ owner }) => owner('grant insert, update on job_workers to pandrop_server'),
  },
  'webhooks that nobody takes': {
    raises: ['WebhooksBehind', 'WebhookGaveUp'],
    happens: async (shop) => {
      const id = '00000000-0000-4000-8000-000000000002'
      await plant(shop, 'webhook_endpoints', { url: 'https://one.example', is_on: false, gave_up_at: new Date() })
      await plant(shop, 'webhook_endpoints', { id, url: 'https://two.example', paused_until: daysAgo(-1) })
      await plant(shop, 'webhook_deliveries', { endpoint_id: id, happened_at: hoursAgo(2), next_try_at: daysAgo(-1) })
    },
    ends: (shop) => clear(shop, 'webhook_deliveries', 'webhook_endpoints'),
  },
  'offers and trades that wait for somebody': {
    raises: ['OffersOverdue', 'TradesStuck', 'TradesWaiting', 'TradesPaused', 'StockMissing'],
    happens: async (shop) => {
      await plant(shop, 'offers', { state: 'pending', quality: 'factory_new', reply_due_at: daysAgo(1) })
      await plant(shop, 'orders', { ...order, paid_at: daysAgo(1), vat_cents: 0 })
      const [placed] = await shop.owner<{ id: number }>('select id from orders')
      const asked = { code: 'AAAA-2222', order_id: placed?.id, asked_at: daysAgo(1), called_at: daysAgo(1), calls: 9 }
      await plant(shop, 'trade_offers', asked)
      await plant(shop, 'steam_accounts', { steamid: '76561198000000002' })
      await plant(shop, 'stock_findings', { kind: 'missing', item_id: 1, asset_id: '1', market_name: 'AK-47' })
      await shop.command('deliveries', 'pause')
    },
    ends: async (shop) => {
      await clear(shop, 'stock_findings', 'steam_accounts', 'trade_offers', 'orders', 'offers')
      await shop.command('deliveries', 'resume')
    },
  },
  'a card provider, a bank and lists that say nothing': {
    raises: ['ProviderSilent', 'BankSilent', 'RatesStale', 'PricesOld'],
    happens: async (shop) => {
      const paid = { purpose: 'topup', currency: 'EUR', country: 'SI', language: 'en', state: 'Success' }
      await plant(shop, 'payments', { ...paid, settled_at: hoursAgo(3), expires_at: daysAgo(-1) })
      const payout = { method: 'sepa-manual', iban_masked: 'SI56 …', iban_sealed: Buffer.from('X'), country: 'SI' }
      await plant(shop, 'payouts', { ...payout, state: 'sent', sent_at: daysAgo(6), cents: 100 })
      await shop.owner(`update currencies set rated_at = now() - interval '8 days' where code <> 'EUR'`)
      await shop.owner(`update price_lists set day = current_date - 20`)
    },
    ends: async (shop) => {
      await clear(shop, 'payments', 'payouts')
      await shop.owner(`update currencies set rated_at = now()`)
      await shop.owner(`update price_lists set day = current_date`)
    },
  },
  'a program that is newer than its database': {
    raises: ['MigrationsPending'],
    happens: async ({ owner }) => {
      const newest = 'name = (select max(name) from schema_migrations)'
      await owner(`create table kept_migration as select * from schema_migrations where ${newest}`)
      await owner(`delete from schema_migrations where ${newest}`)
    },
    ends: async ({ owner }) => {
      await owner('insert into schema_migrations select * from kept_migration')
      await owner('drop table kept_migration')
    },
  },
}
