import { bankAnswerBytesMax } from '@pandrop/contract/staff/bank-limits'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { approvedPayout } from '../payouts/testing/approvals.ts'
import { debtor, openAccount, storyOf } from '../payouts/testing/ready-offers.ts'
import { bankStatement } from './testing/answers.ts'
import { problemsOfFile, textsOf } from './testing/check-payment-file.ts'

let shop: TestShop
let ada: TestStaff

beforeAll(async () => {
  shop = await startTestShop()
  ada = await asStaff(shop)
})

afterAll(() => shop.stop())

const content = (id: number, { browser }: Pick<TestStaff, 'browser'> = ada) =>
  browser.get(`/api/staff/bank-files/${id}/content`)

const upload = (file: Buffer, { browser }: Pick<TestStaff, 'browser'> = ada) => {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(file)]), 'answer.xml')
  return browser.call('POST', '/api/staff/bank-answers', { rawBody: form })
}

const made = async (): Promise<number> => {
  const { status, body } = await ada.browser.post('/api/staff/bank-files', {})
  expect(status).toBe(200)
  return (body.file as { id: number }).id
}

test('a file is made of what was approved, listed with what waits, and fetched by staff alone', async () => {
  expect(await ada.browser.post('/api/staff/bank-files', {})).toMatchObject({ body: { code: 'debtor_missing' } })
  await openAccount(shop)
  expect(await ada.browser.post('/api/staff/bank-files', {})).toMatchObject({ body: { code: 'payouts_none' } })
  const { endToEndId } = await approvedPayout(shop)
  expect((await ada.browser.get('/api/staff/bank-files')).body).toMatchObject({
    rows: [],
    waiting: { payouts: 1, amount: 50 },
    account: 'Pandrop d.o.o., SI56 •••• 9086',
  })
  const id = await made()
  expect((await ada.browser.get('/api/staff/bank-files')).body).toMatchObject({
    rows: [{ id, payments: 1, amount: 50, paid: 0, failed: 0, made_by: ada.name }],
    waiting: { payouts: 0, amount: 0 },
  })
  const fetched = await content(id)
  const xml = String((fetched.body as { text?: string }).text)
  expect(fetched.headers.get('content-disposition')).toMatch(/^attachment; filename="PANDROP-\S+\.xml"$/)
  expect(fetched.headers.get('cache-control')).toBe('private, no-store')
  expect(await problemsOfFile(xml)).toEqual([])
  expect(textsOf(xml, 'EndToEndId')).toEqual([endToEndId])
  expect(textsOf(xml, 'IBAN')[0]).toBe(debtor.iban)
  expect(await content(999)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  for (const stranger of [{ browser: shop.visitor() }, await shop.customer()]) {
    expect(await content(id, stranger)).toMatchObject({ status: 401, body: { code: 'staff_not_signed_in' } })
  }
})

test('whoever fetches a file is written down, also when there is none', async () => {
  await approvedPayout(shop)
  const id = await made()
  await content(id)
  await content(998)
  const { rows } = await shop.database.ownerPool.query(
    `select log.staff_id, log.path, told.outcome from audit_log log join audit_outcomes told on told.audit_id = log.id
     where log.action = 'fetchBankFile' order by log.id desc limit 2`,
  )
  expect(rows).toEqual([
    { staff_id: ada.id, path: '/api/staff/bank-files/998/content', outcome: 'not_found' },
    { staff_id: ada.id, path: `/api/staff/bank-files/${id}/content`, outcome: 'done' },
  ])
})

test('files are listed newest first, page by page', async () => {
  for (let files = 0; files < 2; files += 1) {
    await approvedPayout(shop)
    await made()
  }
  const first = await ada.browser.get('/api/staff/bank-files?limit=1')
  const second = await ada.browser.get(`/api/staff/bank-files?limit=1&after=${first.body.next}`)
  const idOf = ({ body }: typeof first) => (body.rows as { id: number }[])[0]?.id ?? 0
  expect(idOf(second)).toBe(idOf(first) - 1)
  for (const list of ['bank-files', 'bank-answers']) {
    expect((await ada.browser.get(`/api/staff/${list}?after=-1`)).status).toBe(422)
  }
})

test('the bank’s answer is read, told line by line, and counts once', async () => {
  const { customer, endToEndId, offerId, payoutId } = await approvedPayout(shop)
  const fileId = await made()
  const file = bankStatement([{ endToEndId, amount: '49.00' }, { endToEndId }, { endToEndId: 'rent' }], 'S-7')
  expect(await upload(file)).toMatchObject({
    status: 200,
    body: {
      format: 'camt.053',
      message_id: 'S-7',
      changed: true,
      counts: [
        { outcome: 'amount_differs', lines: 1 },
        { outcome: 'approved', lines: 1 },
        { outcome: 'unknown', lines: 1 },
      ],
      lines: [
        { payout_id: payoutId, amount: 49, look: true, outcome: 'amount_differs', offer_id: offerId },
        { payout_id: payoutId, amount: 50, look: false },
        { payout_id: null, end_to_end_id: 'rent', offer_id: null, customer: null },
      ],
    },
  })
  expect((await storyOf(shop, offerId)).state).toBe('approved')
  expect((await upload(file)).body).toMatchObject({ changed: false, lines: [] })
  const files = (await ada.browser.get('/api/staff/bank-files')).body.rows
  expect(files).toContainEqual(expect.objectContaining({ id: fileId, payments: 1, paid: 1, failed: 0 }))
  const answers = (await ada.browser.get('/api/staff/bank-answers')).body
  const [{ id }] = answers.rows as [{ id: number }]
  const payee = { offer_id: offerId, customer: { id: customer.id, name: 'Marta Kovač' } }
  expect((await ada.browser.get(`/api/staff/bank-answers/${id}`)).body).toMatchObject({
    answer: { id, message_id: 'S-7', lines: 3 },
    counts: [{ outcome: 'amount_differs', lines: 1 }, { outcome: 'approved' }, { outcome: 'unknown' }],
    lines: [
      { amount: 49, look: true, ...payee },
      { outcome: 'approved', ...payee },
      { payout_id: null, customer: null },
    ],
  })
  expect(await ada.browser.get('/api/staff/bank-answers/999')).toMatchObject({
    status: 404,
    body: { code: 'bank_answer_not_found' },
  })
  expect(answers).toMatchObject({
    rows: [{ format: 'camt.053', message_id: 'S-7', imported_by: ada.name, lines: 3, to_look_at: 1 }],
    next: null,
  })
  const { body } = await ada.browser.get(`/api/staff/payouts/${payoutId}`)
  expect((body.payout as { bank_lines: unknown[] }).bank_lines).toMatchObject([{ amount: 49 }, { outcome: 'approved' }])
})

test('what is no answer of a bank, or too long for one, is refused as what it is', async () => {
  expect(await upload(Buffer.from('Dear customer'))).toMatchObject({ body: { code: 'bank_file_unreadable' } })
  const long = await upload(Buffer.alloc(bankAnswerBytesMax + 1, ' '))
  expect(long).toMatchObject({ status: 413, body: { code: 'file_too_large', message: 'This file is too large' } })
  expect(await ada.browser.post('/api/staff/bank-answers', {})).toMatchObject({ body: { code: 'body_unreadable' } })
  expect(await upload(bankStatement([]), { browser: shop.visitor() })).toMatchObject({ status: 401 })
})
