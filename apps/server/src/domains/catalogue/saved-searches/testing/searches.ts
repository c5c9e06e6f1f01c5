import type { SavedFilters, SavedSearch } from '@pandrop/contract/saved-searches'
import type { TestCustomer, TestShop } from '@pandrop/testkit/shop'
import type { DevMail } from '../../../../ports/mail/dev-mailbox.ts'
import { deliveredMails } from '../../wishlist/testing/wishes.ts'
import { tellSavedSearches } from '../find-news.ts'

export const paths = {
  list: '/api/saved-searches',
  save: '/api/saved-searches/save',
}

/** A customer's searches as the wire shows them. */
export const searchesOf = async ({ browser }: TestCustomer): Promise<SavedSearch[]> =>
  (await browser.get(paths.list)).body.payload as SavedSearch[]

/** Keeps a list for a customer; the newest of their searches. */
export const save = async (
  { browser }: TestCustomer,
  filters: SavedFilters,
  name = 'My search',
): Promise<SavedSearch> => {
  const { status, body } = await browser.post(paths.save, { name, filters })
  const [newest] = (body.payload ?? []) as SavedSearch[]
  if (status !== 200 || !newest) throw new Error(`answered ${status} ${body.code}`)
  return newest
}

/** What the job of one minute does, and the mails to this customer after it, newest first. */
export const newsAfterRun = async (shop: TestShop, { email }: TestCustomer): Promise<DevMail[]> => {
  await tellSavedSearches(shop.shop)
  return (await deliveredMails(shop, email)).filter(({ subject }) => subject.startsWith('New in the shop'))
}
