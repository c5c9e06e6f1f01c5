import type { FindingKind } from '@pandrop/contract/lifecycle/stock-finding'
import type { StockFinding } from '@pandrop/contract/staff/stock-taking'
import type { Reply } from '@pandrop/testkit/visitor'
import { type AskingShop, openAskingShop } from '../../../buying/trade-requests/testing/asking-shop.ts'
import { takeItems } from '../../../checkout/purchase/testing/purchases.ts'
import { asStaff, type TestStaff } from '../../../identity/staff/testing/as-staff.ts'
import { takeStock } from '../take-stock.ts'

/** A Steam account of the shop. */
export interface TestAccount {
  id: number
  steamid: string
}

/** A copy as the sandbox is told of it. */
export interface LyingAsset {
  id: string
  name: string
  float: number | null
  paint_seed: number | null
  protected_until?: number
}

/** A test shop that counts what lies on its accounts, on a sandbox of its own. */
export interface CountedShop extends AskingShop {
  operator: TestStaff
  /** names another account, on which nothing lies */
  account(): Promise<TestAccount>
  /** items on sale that the books have on an account */
  stock(account: TestAccount, count?: number): Promise<number[]>
  /** writes down that items lie on an account */
  book(itemIds: number[], account: TestAccount): Promise<void>
  /** items as copies that lie where the books say */
  copies(itemIds: number[]): Promise<LyingAsset[]>
  /** says what lies on an account, and nothing besides */
  lies(account: TestAccount, assets: LyingAsset[]): Promise<void>
  /** counts all accounts */
  count(): Promise<void>
  findings(account: TestAccount, kind?: FindingKind, view?: 'open' | 'over'): Promise<StockFinding[]>
  /** what is found and open of an account, which is one thing */
  theFinding(account: TestAccount): Promise<StockFinding>
  /** POST /staff/stock-taking/findings/:id/steps */
  step(findingId: number, body: object, staff?: TestStaff): Promise<Reply>
  item(itemId: number): Promise<ItemRow>
}

interface ItemRow {
  state: string
  asset_id: string | null
  steam_account_id: number | null
}

/** Opens one, over a seeded shop. */
export const openCountedShop = async (): Promise<CountedShop> => {
  const shop = await openAskingShop()
  const operator = await asStaff(shop)
  const { ownerPool } = shop.database
  let accounts = 0
  const book = async (itemIds: number[], { id }: TestAccount): Promise<void> => {
    const sql = 'update items set asset_id = (30000000000 + id)::text, steam_account_id = $2 where id = any($1)'
    await ownerPool.query(sql, [itemIds, id])
  }
  const findings: CountedShop['findings'] = async (account, kind, view = 'open') => {
    const query = `account=${account.id}&view=${view}${kind ? `&kind=${kind}` : ''}`
    const { body } = await operator.browser.get(`/api/staff/stock-taking/findings?${query}`)
    return body.rows as StockFinding[]
  }
  return {
    ...shop,
    operator,
    account: async () => {
      accounts += 1
      const steamid = String(76_561_198_000_010_000n + BigInt(accounts))
      const sql = 'insert into steam_accounts (label, steamid) values ($1, $2) returning id'
      const { rows } = await ownerPool.query(sql, [`Vault ${accounts}`, steamid])
      return { id: rows[0].id, steamid }
    },
    stock: async (account, count = 1) => {
      const itemIds = await takeItems(shop, count)
      // Whoever takes the next ones gets others.
      const sql = 'update items set available_from = $2 where id = any($1)'
      await ownerPool.query(sql, [itemIds, new Date('2020-01-01T00:00:00Z')])
      await book(itemIds, account)
      return itemIds
    },
    book,
    copies: async (itemIds) => {
      const sql = 'select asset_id as id, title as name, float, paint_seed from items where id = any($1) order by id'
      return (await ownerPool.query(sql, [itemIds])).rows
    },
    lies: (account, assets) => shop.control(`inventories/${account.steamid}`, { assets }),
    count: () => takeStock(shop.shop),
    findings,
    theFinding: async (account) => {
      const [finding, ...others] = await findings(account)
      if (!finding || others.length > 0) throw new Error(`${others.length + (finding ? 1 : 0)} findings`)
      return finding
    },
    step: (findingId, body, staff = operator) =>
      staff.browser.post(`/api/staff/stock-taking/findings/${findingId}/steps`, body),
    item: async (itemId) =>
      (await ownerPool.query('select state, asset_id, steam_account_id from items where id = $1', [itemId])).rows[0],
  }
}
