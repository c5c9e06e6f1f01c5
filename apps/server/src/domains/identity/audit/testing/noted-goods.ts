import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import {
  agedItems,
  hoursAhead,
  postCampaign,
  previewFor,
  startCampaign,
} from '../../../catalogue/campaigns/testing/campaigns.ts'
import { itemsFile, redlineRow, report, send, step } from '../../../catalogue/imports/testing/files.ts'
import { inventory, redlineCopy } from '../../../catalogue/imports/testing/inventories.ts'
import { carryOut, order, orderPrices, preview } from '../../../catalogue/price-changes/testing/price-orders.ts'
import { postChange, postItem, postStep, putInStock } from '../../../catalogue/staff-items/testing/stock.ts'
import { findStrange, holding } from '../../../catalogue/stock-taking/testing/found.ts'
import type { AtWork, NotedCall } from './noted.ts'

const itemsIn = async ({ operator }: AtWork, count = 1): Promise<number[]> =>
  Promise.all(Array.from({ length: count }, async () => (await putInStock(operator, { new_until: null })).id))

let accounts = 0

const addAccount = ({ operator }: AtWork) => {
  accounts += 1
  const steamid = `7656119800000${String(accounts).padStart(4, '0')}`
  return operator.browser.post('/api/staff/steam-accounts', { label: `Vault ${accounts}`, steamid })
}

const rise = { way: 'percent', amount: 10 }

const ft = { exterior: 'FT', variant: 'normal' }
const skin = '/api/staff/catalogue/skins/ak-47-redline'

const setReference = ({ operator }: AtWork, price: number, seen: number) =>
  operator.browser.post(`${skin}/reference`, { ...ft, price, seen, reason: 'a tournament' })

const uploadPicture = async ({ operator }: AtWork) => {
  const grey = { width: 912, height: 608, channels: 3, background: 'grey' } as const
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(await sharp({ create: grey }).png().toBuffer())]), 'own.png')
  return operator.browser.call('POST', `${skin}/pictures/all?rights=mine`, { rawBody: form })
}

const pin = async (at: AtWork, item: number) =>
  at.operator.browser.post('/api/staff/strips/pin', { strip: 'new', item })

/** Stock, its prices and what the catalogue says: each call once, so that it changes something. */
export const goodsCalls: Readonly<Record<string, NotedCall>> = {
  addItem: { table: 'items', row: 'made', make: ({ operator }) => postItem(operator) },
  changeItem: {
    table: 'items',
    row: 'changed',
    make: async ({ operator }) => {
      const { id, seen } = await putInStock(operator)
      return postChange(operator, id, { note: 'a scratch', seen })
    },
  },
  changeItems: {
    table: 'items',
    row: 'changed',
    make: async (at) => {
      const body = { items: { ids: await itemsIn(at, 2) }, change: { kind: 'hide' } }
      return at.operator.browser.post('/api/staff/items/many', body)
    },
  },
  takeItemStep: {
    table: 'items',
    row: 'changed',
    make: async ({ operator }) => postStep(operator, (await putInStock(operator)).id, 'hide'),
  },
  addSteamAccount: { table: 'steam_accounts', row: 'made', make: addAccount },
  changeSteamAccount: {
    table: 'steam_accounts',
    row: 'changed',
    make: async (at) => {
      const { body } = await addAccount(at)
      return at.operator.browser.post(`/api/staff/steam-accounts/${body.id}`, {
        label: `Closed ${body.id}`,
        closed: true,
      })
    },
  },
  countStock: {
    table: 'stock_counts',
    row: 'made',
    make: async ({ shop, operator }) => {
      await shop.database.ownerPool.query('update stock_counts set ended_at = now() where ended_at is null')
      shop.shop.delivery = holding([])
      const reply = await operator.browser.post('/api/staff/stock-taking', {})
      shop.shop.delivery = undefined
      return reply
    },
  },
  takeFindingStep: {
    table: 'stock_findings',
    row: 'changed',
    make: async (at) => {
      await addAccount(at)
      const finding = await findStrange(at.shop, '58000000001')
      const body = { step: 'ignore', reason: 'a colleague’s own' }
      return at.operator.browser.post(`/api/staff/stock-taking/findings/${finding}/steps`, body)
    },
  },
  addFoundItems: {
    table: 'items',
    row: 'made',
    make: async (at) => {
      await addAccount(at)
      const finding = await findStrange(at.shop, '58000000002')
      return at.operator.browser.post('/api/staff/stock-taking/items', { items: [{ finding }] })
    },
  },
  makePriceChange: {
    table: 'price_changes',
    row: 'made',
    make: async (at) => {
      const ids = await itemsIn(at)
      const { token } = await preview(at.operator, ids, rise)
      return order(at.operator, ids, rise, { token })
    },
  },
  undoPriceChange: {
    table: 'price_changes',
    row: 'changed',
    make: async (at) => {
      const { id } = await orderPrices(at.operator, await itemsIn(at), rise)
      await carryOut(at.shop, at.operator, id)
      return at.operator.browser.post(`/api/staff/price-changes/${id}/undo`, {})
    },
  },
  createCampaign: {
    table: 'campaigns',
    row: 'made',
    make: async ({ shop, operator }) =>
      postCampaign(shop, operator, { items: { ids: await agedItems(shop.database) }, from: hoursAhead(shop, 2) }),
  },
  addCampaignItems: {
    table: 'campaign_items',
    row: 'made',
    make: async ({ shop, operator }) => {
      const { id } = await startCampaign(shop, operator, { items: { ids: await agedItems(shop.database) } })
      const ids = await agedItems(shop.database)
      const { preview: seen } = await previewFor(operator, ids)
      return operator.browser.post(`/api/staff/campaigns/${id}/items`, { items: { ids }, token: seen.token })
    },
  },
  stopCampaign: {
    table: 'campaigns',
    row: 'changed',
    make: async ({ shop, operator }) => {
      const { id } = await startCampaign(shop, operator, { items: { ids: await agedItems(shop.database) } })
      return operator.browser.post(`/api/staff/campaigns/${id}/stop`, {})
    },
  },
  uploadImport: {
    table: 'imports',
    row: 'made',
    make: ({ operator }) => send(operator, itemsFile([redlineRow({ external_id: randomUUID() })])),
  },
  takeImportStep: {
    table: 'imports',
    row: 'changed',
    make: async ({ shop, operator }) => {
      const { id } = await report(shop, operator, itemsFile([redlineRow({ external_id: randomUUID() })]))
      return step(operator, id, 'import')
    },
  },
  withdrawMissingItems: {
    table: 'items',
    row: 'changed',
    make: async (at) => {
      const { shop, operator } = at
      const account = Number((await addAccount(at)).body.id)
      const gone = await putInStock(operator, { account, asset_id: '38000099001' })
      const { id } = await report(shop, operator, inventory([redlineCopy]), `?account=${account}`)
      const body = { items: [gone.id], because: 'traded_away' }
      return operator.browser.post(`/api/staff/imports/${id}/missing`, body)
    },
  },
  setReference: { table: 'reference_prices', row: 'changed', make: (at) => setReference(at, 30, 27.15) },
  endReference: {
    table: 'reference_prices',
    row: 'changed',
    make: async (at) => {
      await setReference(at, 31, 30)
      return at.operator.browser.post(`${skin}/reference/end`, { ...ft, seen: 31 })
    },
  },
  uploadSkinPicture: { table: 'pictures', row: 'made', make: uploadPicture },
  removeSkinPicture: {
    table: 'pictures',
    row: 'removed',
    make: async (at) => {
      await uploadPicture(at)
      return at.operator.browser.post(`${skin}/remove-picture`, { exterior: null })
    },
  },
  drawSkin: {
    table: 'drawings',
    row: 'made',
    make: ({ shop, operator }) => {
      shop.shop.draughtsman = { draw: () => Promise.reject(new Error('nobody draws here')) }
      return operator.browser.post(`${skin}/draw`, {})
    },
  },
  pinItem: { table: 'strip_pins', row: 'made', make: async (at) => pin(at, (await itemsIn(at))[0] ?? 0) },
  unpinItems: {
    table: 'strip_pins',
    row: 'removed',
    make: async (at) => {
      const items = await itemsIn(at)
      await pin(at, items[0] ?? 0)
      return at.operator.browser.post('/api/staff/strips/unpin', { strip: 'new', items })
    },
  },
}
