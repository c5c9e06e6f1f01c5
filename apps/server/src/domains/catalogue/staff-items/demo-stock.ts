import { firstRow, type Queryable, statement } from '../../../db/statement.ts'

const demoAccount = { label: 'Demo', steamid: '76561198000000042' }

const ensureAccount = statement<never, [label: string, steamid: string]>(
  'ensure_demo_account',
  'insert into steam_accounts (label, steamid) values ($1, $2) on conflict do nothing',
)

const selectAccount = firstRow<{ id: number }, [steamid: string]>(
  'select_demo_account',
  'select id from steam_accounts where steamid = $1 and closed_at is null',
)

// Numbers far from what else a demo may have been told.
const putOnAccount = statement<never, [accountId: number]>(
  'put_demo_stock_on_account',
  `update items set asset_id = (30000000000 + id)::text, steam_account_id = $1
   where seed_key is not null and asset_id is null and steam_account_id is null and state <> 'withdrawn'
     and not exists (select from items other where other.asset_id = (30000000000 + items.id)::text)`,
)

/**
 * Puts the demo shop's items on a Steam account, each with a number, so that they can be sent by themselves. What staff
 * have written down of an item stays, and an account that they closed stays closed.
 */
export const putDemoStockOnAccount = async (q: Queryable): Promise<void> => {
  await ensureAccount(q, demoAccount.label, demoAccount.steamid)
  const account = await selectAccount(q, demoAccount.steamid)
  if (account) await putOnAccount(q, account.id)
}
