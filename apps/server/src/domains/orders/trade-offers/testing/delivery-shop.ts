import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSandbox } from '@pandrop/sandbox-steam/app'
import type { TestCustomer, TestShop } from '@pandrop/testkit/shop'
import { createSandboxSteam } from '../../../../ports/delivery/sandbox-steam.ts'
import { type CardShop, openCardShop } from '../../../payments/payments/testing/card-shop.ts'
import { orderFromBalance, type PaidOrder } from '../../orders/testing/handled-orders.ts'
import { followTrades } from '../follow-trades.ts'
import { sendTrades } from '../send-trades.ts'

const secretKey = 'steam_0123456789abcdef'

/** Steam id of the account that everything lies on in these tests. */
export const account = '76561198000000042'

/** A trade offer as the database has it. */
export interface TradeRow {
  id: number
  state: string
  code: string
  steam_id: string | null
  try_no: number
  problem: string | null
  needs_staff: boolean
}

/** A trade offer as the sandbox has it. */
export interface SteamOfferSeen {
  id: string
  code: string
  /** ETradeOfferState */
  state: number
  url: string
  /** what the shop gives, and what it asks for */
  assets: { id: string }[]
  asks: { id: string }[]
  /** of what was given, then of what was asked for */
  new_asset_ids: string[]
  /** its customer has taken it back */
  reversed: boolean
}

/** A test shop whose accounts send trade offers by themselves, on a sandbox of its own. */
export interface DeliveryShop extends CardShop {
  /** sells so many items that lie on the account */
  order(items?: number, who?: TestCustomer): Promise<PaidOrder>
  /** writes down that items lie on the account */
  putOnAccount(itemIds: number[]): Promise<void>
  /** runs the job that sends; again after the time in which somebody else might have it in hand */
  send(): Promise<void>
  follow(): Promise<void>
  /** sells one order so, which its customer has accepted */
  delivered(items?: number, who?: TestCustomer): Promise<PaidOrder>
  /** plays the customer, or Steam, with the newest trade offer of an order */
  deed(orderId: number, name: string): Promise<void>
  /** the same against a Steam that knows none of what is out */
  followElsewhere(): Promise<void>
  /** posts to a control route of the sandbox */
  control(path: string, body?: object): Promise<void>
  /** what Steam has, newest first: the latest, or all under a code */
  offersInSteam(code?: string): Promise<SteamOfferSeen[]>
  /** of an order, oldest first */
  trades(orderId: number): Promise<TradeRow[]>
  stop(): Promise<void>
}

const onAccount = `
  with account as (
    insert into steam_accounts (label, steamid) values ('Panda 1', $2)
    on conflict (steamid) do update set label = excluded.label returning id)
  update items set asset_id = (30000000000 + id)::text, steam_account_id = (select id from account)
  where id = any($1)`

/** Opens one, over a seeded shop. */
export const openDeliveryShop = async (): Promise<DeliveryShop> => {
  const shop = await openCardShop({ seeded: true })
  const dataDir = await mkdtemp(join(tmpdir(), 'pandrop-steam-'))
  const steam = createSandbox({ secretKey, dataDir, clock: shop.clock })
  const apiUrl = await steam.listen({ port: 0, host: '127.0.0.1' })
  shop.shop.delivery = createSandboxSteam({ apiUrl, secretKey })
  const call = async (path: string, body?: object) => {
    const json = { 'content-type': 'application/json' }
    const headers = { authorization: `Bearer ${secretKey}`, ...(body && json) }
    const options = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
    return (await (await fetch(apiUrl + path, options)).json()) as Record<string, unknown>
  }
  const lie = async (itemIds: number[]): Promise<void> => {
    await shop.database.ownerPool.query(onAccount, [itemIds, account])
  }
  const order = async (items = 1, who?: TestCustomer): Promise<PaidOrder> => {
    const paid = await orderFromBalance(shop, items, who)
    await lie(paid.itemIds)
    return paid
  }
  const deed = async (orderId: number, name: string): Promise<void> => {
    const newest = (await tradesOf(shop, orderId)).at(-1)
    await call(`/_sandbox/offers/${newest?.steam_id}/${name}`, {})
  }
  const send = () => sendTrades(shop.shop)
  const follow = () => followTrades(shop.shop)
  return {
    ...shop,
    order,
    putOnAccount: lie,
    send,
    follow,
    deed,
    delivered: async (items, who) => {
      const paid = await order(items, who)
      await send()
      await deed(paid.orderId, 'accept')
      await follow()
      return paid
    },
    followElsewhere: async () => {
      const elsewhere = createSandbox({ secretKey, dataDir: join(dataDir, 'elsewhere'), clock: shop.clock })
      const apiUrl = await elsewhere.listen({ port: 0, host: '127.0.0.1' })
      await followTrades({ ...shop.shop, delivery: createSandboxSteam({ apiUrl, secretKey }) })
      await elsewhere.close()
    },
    control: async (path, body = {}) => {
      await call(`/_sandbox/${path}`, body)
    },
    offersInSteam: async (code) => (await call(`/v1/offers${code ? `?code=${code}` : ''}`)).offers as SteamOfferSeen[],
    trades: (orderId) => tradesOf(shop, orderId),
    stop: async () => {
      await shop.stop()
      await steam.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

const tradesOf = async ({ database }: TestShop, orderId: number): Promise<TradeRow[]> => {
  const { rows } = await database.pool.query('select * from trade_offers where order_id = $1 order by id', [orderId])
  return rows
}
