import { createTestDatabase, type TestDatabase } from '@pandrop/testkit/database'
import { afterAll, beforeAll, expect, test } from 'vitest'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})

afterAll(() => database.drop())

/** Tables that the server writes and whose changes are noted nowhere else, with why that is enough. */
const notNoted = {
  'the log itself': ['audit_log', 'audit_outcomes'],
  'a record of its own that names who did what; the row that it is about is noted': [
    'account_events',
    'bank_answer_lines',
    'bank_statements',
    'credit_note_lines',
    'credit_notes',
    'deal_events',
    'deal_items',
    'debt_collections',
    'dispute_settlements',
    'import_rows',
    'offer_events',
    'order_events',
    'order_lines',
    'payment_confirmations',
    'payment_events',
    'price_change_lines',
    'provider_events',
    'provider_payout_lines',
    'receipts',
    'refund_lines',
    'settings_changes',
  ],
  'goes with the last price of it, which is noted': ['kinds'],
  'comes with the first customer who has it and goes with the last, which is noted': ['tags'],
  'customers alone change it': [
    'api_keys',
    'card_forms',
    'cart_lines',
    'case_pictures',
    'email_changes',
    'known_devices',
    'passkey_handles',
    'promo_uses',
    'stopped_mails',
    'trade_accounts',
    'verification_documents',
    'saved_searches',
    'wishes',
  ],
  'goes with an event of the account, which is noted': [
    'account_deletions',
    'customer_factors',
    'customer_passkeys',
    'personal_exports',
    'recovery_codes',
  ],
  'passes: attempts, links, counts and what jobs keep': [
    'attempt_counts',
    'delivery_claims',
    'dev_mails',
    'idempotency_keys',
    'import_files',
    'job_runs',
    'job_workers',
    'kept_papers',
    'mailed_links',
    'passkey_challenges',
    'notifications',
    'promo_guesses',
    'rate_counts',
    'receipts_due',
    'refused_sign_ins',
    'sales_day_types',
    'sales_days',
    'shop_notices',
    'staff_attempts',
    'staff_devices',
    'stock_count_accounts',
    'unsubscribe_links',
    'webhook_tries',
    'saved_search_hits',
    'fresh_offers',
    'wish_mails',
  ],
}

const writtenByServer = `
  select name, exists (
      select from pg_trigger where tgrelid = name::regclass and tgname = 'audit' and tgenabled <> 'D'
    ) as noted
  from (select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r') found
  where has_any_column_privilege(name, 'insert') or has_any_column_privilege(name, 'update')
    or has_table_privilege(name, 'delete')
  order by name`

test('whatever the server may write is noted in the audit log, or stands here with why it need not be', async () => {
  const { rows } = await database.pool.query<{ name: string; noted: boolean }>(writtenByServer)
  const without = rows.filter(({ noted }) => !noted).map(({ name }) => name)
  expect(without).toEqual(Object.values(notNoted).flat().sort())
})

test.each(['settings', 'promo_codes', 'countries', 'currencies', 'static_pages', 'static_page_texts', 'social_links'])(
  'a change of %s is noted, whether it comes, changes or goes, and by whichever login',
  async (table) => {
    const { rows } = await database.ownerPool.query(
      `select event_manipulation as event from information_schema.triggers
       where event_object_table = $1 and trigger_name = 'audit' order by 1`,
      [table],
    )
    expect(rows.map(({ event }) => event)).toEqual(['DELETE', 'INSERT', 'UPDATE'])
  },
)
