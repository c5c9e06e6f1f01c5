import type { Page } from '@playwright/test'
import { signedInStaff } from '../back-office.ts'
import { buyItems, topUp } from '../buyer.ts'
import { verifiedCustomer } from '../customers.ts'
import type { test } from '../operator.ts'
import { asOwner } from '../owner.ts'
import { inventoryLink, karambit, tradeLink } from '../seller.ts'

type Storage = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>

type Operator = Parameters<Parameters<typeof test>[2]>[0]['operator']

/** Who is signed in in a shop that has one of everything, and where that one is. */
export interface FullShop {
  /** of the browser of the customer who has something everywhere */
  customer: Storage
  /** of the browser of a customer who has nothing yet */
  newcomer: Storage
  /** cookie of an administrator */
  staff: string
  order: string
  offer: string
}

interface Means {
  page: Page
  operator: Operator
  dataDir: string
  /** it stays empty: nobody but staff is signed in */
  isEmpty: boolean
}

const newcomer = { email: 'nia@example.org', name: 'Nia', surname: 'Ng' }

// Without a place to break. The name is the one of what this customer buys, which a purchase writes into the profile.
const longCustomer = {
  email: 'maximiliana-theodora-wilhelmine@hohenzollern-sigmaringen.example',
  name: 'Marta',
  surname: 'Kovač',
}
const longTitle = '★ StatTrak™ Skeleton Knife | Gamma Doppler Schwarzwälder Kirschtorte (Battle-Scarred)'

const address = { country: 'SI', city: 'Ljubljana', address: 'Trubarjeva cesta 18', post_code: '1000' }

interface Named {
  email: string
  name: string
  surname: string
}

/** Signed in in this page's browser, under an address and a name that are the same in each run. */
const customerNamed = async ({ page, operator }: Means, { email, name, surname }: Named) => {
  await page.context().clearCookies()
  const customer = await verifiedCustomer(page)
  await operator.run('update customers set email = $2, name = $3, surname = $4 where email = $1', [
    customer.email,
    email,
    name,
    surname,
  ])
  return { ...customer, email }
}

const fill = async (means: Means): Promise<FullShop> => {
  const { page, operator, dataDir, isEmpty } = means
  const staff = await signedInStaff(dataDir, 'Ada Administrator', 'administrator')
  const nobody = { cookies: [], origins: [] }
  if (isEmpty) return { customer: nobody, newcomer: nobody, staff, order: '', offer: '' }
  // What is drawn by lot is pinned: the same items stand in the strips of the home page in each run.
  await operator.run(
    `insert into strip_pins (strip, item_id, place)
     select strip, id, row_number() over (partition by strip order by id)
     from unnest(array['sale', 'new', 'deals']) strip,
       lateral (select id from items where (strip = 'sale') = (old_price_cents is not null) order by id limit 20) item`,
  )
  await customerNamed(means, newcomer)
  const ofNewcomer = await page.context().storageState()
  const customer = await customerNamed(means, longCustomer)
  await customer.put('/user/profile', { ...address, steam_trade_link: tradeLink })
  const { rows } = await operator.run(
    `select id from items where state = 'available' and available_from is null and old_price_cents is null
       and price_cents between 500 and 5000 order by id limit 6`,
  )
  const [long, ...others] = rows.map(({ id }) => Number(id))
  await asOwner(dataDir, 'update items set title = $2 where id = $1', [long, longTitle])
  const { order } = await buyItems(customer, operator, [long ?? 0, ...others.slice(0, 1)])
  await topUp(operator, customer, 12_345)
  await customer.post('/purchase/cases/write', {
    order_id: Number(order),
    kind: 'other',
    text: `Nothing has come.\nWhere is it? ${'Donaudampfschifffahrtsgesellschaft'.repeat(3)}`,
  })
  const proposed = await customer.post('/offer/create', { ...karambit, item_url: inventoryLink })
  for (const item of others.slice(1, 4)) {
    await customer.post('/cart/add', { item_id: item })
    await customer.post('/wishlist/add', { item_id: item })
  }
  return {
    customer: await page.context().storageState(),
    newcomer: ofNewcomer,
    staff,
    order,
    offer: String((proposed as { id: number }).id),
  }
}

let filled: Promise<FullShop> | undefined

/** Puts one of everything into a worker's shop, long names among them; once, whoever asks. */
export const fullShop = (means: Means): Promise<FullShop> => (filled ??= fill(means))
