import type { DocumentKind } from '@pandrop/contract/lifecycle/verification'
import type { OwnVerification } from '@pandrop/contract/verifications'
import type { TestCustomer, TestShop } from '@pandrop/testkit/shop'
import type { Reply } from '@pandrop/testkit/visitor'
import { pictures } from '../../avatars/testing/pictures.ts'
import { asStaff, type TestStaff } from '../../staff/testing/as-staff.ts'

/** Sends a file as a document, under whatever name and type. */
export const addDocument = (
  { browser }: Pick<TestCustomer, 'browser'>,
  bytes: Uint8Array,
  { kind = 'passport', name = 'passport.jpg' }: { kind?: DocumentKind | 'stamp'; name?: string } = {},
): Promise<Reply> => {
  const rawBody = new FormData()
  rawBody.append('file', new Blob([Buffer.from(bytes)], { type: 'image/jpeg' }), name)
  return browser.call('POST', `/api/user/verification/documents?kind=${kind}`, { rawBody, headers: {} })
}

/** What the customer is told. */
export const ownState = async ({ browser }: Pick<TestCustomer, 'browser'>): Promise<OwnVerification> =>
  (await browser.get('/api/user/verification')).body.payload as never

/** Asks with documents that were uploaded; with all of them unless told otherwise. */
export const ask = async (customer: Pick<TestCustomer, 'browser'>, documents?: readonly string[]): Promise<Reply> => {
  const listed = documents ?? (await ownState(customer)).uploads.map(({ id }) => id)
  return customer.browser.post('/api/user/verification/send', { documents: listed })
}

/** A customer whose request with a passport waits. */
export const askedBy = async (shop: TestShop, customer?: TestCustomer): Promise<TestCustomer & { request: number }> => {
  const asking = customer ?? (await shop.customer())
  await addDocument(asking, await pictures.jpeg())
  const sent = await ask(asking)
  if (sent.status !== 200) throw new Error(`the request was refused: ${JSON.stringify(sent.body)}`)
  const { rows } = await shop.database.pool.query('select max(id) as id from verifications where customer_id = $1', [
    asking.id,
  ])
  return { ...asking, request: Number(rows[0].id) }
}

/** Somebody who may decide. */
export const asAdministrator = (shop: TestShop): Promise<TestStaff> => asStaff(shop, 'administrator')

/** Approves a request. */
export const approveAt = ({ browser }: Pick<TestStaff, 'browser'>, request: number): Promise<Reply> =>
  browser.post('/api/staff/verifications/:id/approve'.replace(':id', String(request)), {})

/** Turns one down. */
export const rejectAt = (
  { browser }: Pick<TestStaff, 'browser'>,
  request: number,
  body: object = { reason: 'unreadable' },
): Promise<Reply> => browser.post('/api/staff/verifications/:id/reject'.replace(':id', String(request)), body)
