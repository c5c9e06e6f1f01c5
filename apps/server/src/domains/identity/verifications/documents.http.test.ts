import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { documentBytesMax } from '@pandrop/contract/lifecycle/verification'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runDueJobs } from '../../../jobs/runner.ts'
import { secretsOf } from '../../../secrets.ts'
import { zipOf } from '../../../zip.ts'
import { reseal } from '../../backoffice/sealed/sealed.ts'
import { bomb, photograph, pictures } from '../avatars/testing/pictures.ts'
import { madeCopy } from '../personal-data/testing/copies.ts'
import { asStaff, type TestStaff } from '../staff/testing/as-staff.ts'
import { forgetDocuments } from './documents.ts'
import { addDocument, approveAt, asAdministrator, ask, askedBy, ownState, rejectAt } from './testing/verifications.ts'

let shop: TestShop
let admin: TestStaff

beforeAll(async () => {
  shop = await startTestShop()
  admin = await asAdministrator(shop)
})

afterAll(() => shop?.stop())

const filesKept = async (): Promise<string[]> =>
  readdir(join(shop.shop.env.DATA_DIR, 'storage', 'verification-documents')).catch(() => [])

const idsOf = async (request: number): Promise<string[]> => {
  const text = 'select id::text from verification_documents where verification_id = $1 order by number'
  return (await shop.database.ownerPool.query(text, [request])).rows.map(({ id }) => id)
}

const read = (id: string, by = admin) =>
  by.browser.download('/api/staff/verifications/documents/:id/read'.replace(':id', id), {})

/** A PNG whose end is a whole ZIP archive, as programs read one from its end. */
const archive = async (): Promise<Buffer> => {
  const pieces: Buffer[] = [await pictures.png()]
  async function* files() {
    yield { name: 'run.sh', content: Buffer.from('echo hidden'), at: new Date() }
  }
  for await (const piece of zipOf(files())) pieces.push(piece)
  return Buffer.concat(pieces)
}

test('a picture is drawn anew, at most 2,400 px, and nothing but pixels; its file is sealed', async () => {
  const customer = await shop.customer()
  const wide = await sharp({ create: { width: 4800, height: 1200, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer()
  const sent = [wide, await photograph(), await archive(), await pictures.webp()]
  for (const bytes of sent) expect((await addDocument(customer, bytes)).status).toBe(200)
  expect((await ownState(customer)).uploads.map(({ bytes }) => bytes)).toEqual(sent.map(({ length }) => length))
  await ask(customer)
  const { rows } = await shop.database.ownerPool.query(
    'select max(id) as id from verifications where customer_id = $1',
    [customer.id],
  )
  const ids = await idsOf(rows[0].id)
  const [first] = ids
  expect(await sharp((await read(first ?? '')).bytes).metadata()).toMatchObject({ width: 2400, height: 600 })
  for (const id of ids) {
    const { bytes, headers } = await read(id)
    expect(headers.get('content-type')).toBe('image/webp')
    for (const word of ['Pandaphone', 'Marta', 'EXIF', 'GPS', 'PK', 'run.sh'])
      expect(Buffer.from(bytes).includes(word), word).toBe(false)
  }
  for (const name of await filesKept()) {
    const stored = await readFile(join(shop.shop.env.DATA_DIR, 'storage', 'verification-documents', name))
    expect(stored.includes('WEBP')).toBe(false)
  }
})

test('a PDF with a script in it is kept as it came, and is only ever a file to be saved', async () => {
  const customer = await shop.customer()
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj << /S /JavaScript /JS (app.alert(1)) >>\n<script>alert(1)</script>')
  await addDocument(customer, pdf, { name: 'page.html' })
  await ask(customer)
  const { body } = await admin.browser.get(`/api/staff/verifications?customer=${customer.id}`)
  const [id = ''] = await idsOf((body.rows as { id: number }[])[0]?.id ?? 0)
  const { bytes, headers } = await read(id)
  expect(Buffer.from(bytes).equals(pdf)).toBe(true)
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'application/octet-stream',
    'x-content-type-options': 'nosniff',
    'content-disposition': `attachment; filename="document-${id}.pdf"`,
    'cache-control': 'private, no-store',
    'content-security-policy': "sandbox; default-src 'none'",
  })
})

test('what is neither picture nor PDF, is broken, unfolds too far or is too large is refused', async () => {
  const customer = await shop.customer()
  const png = await pictures.png()
  const files = {
    svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    page: Buffer.from('<html><script>alert(1)</script></html>'),
    'page behind the head of a picture': Buffer.from('\xff\xd8\xff<html><script>alert(1)</script>', 'latin1'),
    'PDF behind other words': Buffer.from('<html>%PDF-1.7'),
    half: png.subarray(0, png.length / 2),
    zip: (await archive()).subarray(png.length),
    avif: await pictures.avif(),
    bomb: bomb(20_000, 20_000),
  }
  for (const [name, bytes] of Object.entries(files)) {
    const { status, body } = await addDocument(customer, bytes, { name: 'passport.jpg' })
    expect([name, status, body.code]).toEqual([name, 422, 'document_unreadable'])
  }
  expect(await addDocument(customer, png, { kind: 'stamp' })).toMatchObject({ body: { code: 'invalid_input' } })
  const large = await addDocument(customer, Buffer.alloc(9 * 1024 * 1024, png))
  expect([large.status, large.body.code]).toEqual([413, 'document_too_large'])
  const exactly = Buffer.concat([png, Buffer.alloc(documentBytesMax)]).subarray(0, documentBytesMax)
  expect((await addDocument(customer, exactly)).status).toBe(200)
  expect((await ownState(customer)).uploads).toHaveLength(1)
})

test('four documents are the most, also where six come at once', async () => {
  const customer = await shop.customer()
  // Nothing is drawn of them: they come to the same line at the same time.
  const pdf = Buffer.from('%PDF-1.7')
  const replies = await Promise.all(Array.from({ length: 6 }, () => addDocument(customer, pdf)))
  const codes = replies.map(({ status, body }) => (status === 200 ? 'OK' : String(body.code)))
  expect(codes.toSorted()).toEqual([...Array(4).fill('OK'), ...Array(2).fill('verification_documents_full')])
  const five = Array.from({ length: 5 }, () => randomUUID())
  expect((await ask(customer, five)).body.code).toBe('invalid_input')
  expect((await ask(customer, [])).body.code).toBe('invalid_input')
})

test('administrators alone read a document, each look is in the log, and nobody sends that of another', async () => {
  const { request, id: owner } = await askedBy(shop)
  const [id = ''] = await idsOf(request)
  expect((await read(id, await asStaff(shop))).status).toBe(403)
  const before = await looks()
  expect((await read(id)).status).toBe(200)
  expect(await looks()).toBe(before + 1)
  expect((await read(randomUUID())).status).toBe(404)
  const thief = await shop.customer()
  await addDocument(thief, await pictures.png())
  const [upload] = (await ownState(thief)).uploads
  const other = await shop.customer()
  expect((await ask(other, [upload?.id ?? ''])).body.code).toBe('verification_document_gone')
  expect((await read(upload?.id ?? '')).status, 'not sent yet').toBe(404)
  await other.browser.post('/api/user/verification/documents/remove', { id: upload?.id })
  expect((await ownState(thief)).uploads).toHaveLength(1)
  const move = 'update verification_documents set verification_id = $2 where id = $1'
  const moved = shop.database.ownerPool.query(move, [upload?.id, request])
  await expect(moved, String(owner)).rejects.toThrow('is of another request')
})

const looks = async (): Promise<number> => {
  const text = `select count(*)::int as looks from audit_log join audit_outcomes on audit_id = audit_log.id
    where action = 'readVerificationDocument' and outcome = 'done'`
  return (await shop.database.ownerPool.query(text)).rows[0].looks
}

test('what is not sent goes after a day, what was decided after the days that are set; the request stays', async () => {
  const own = await startTestShop()
  const files = () => readdir(join(own.shop.env.DATA_DIR, 'storage', 'verification-documents'))
  const loose = await own.customer()
  await addDocument(loose, await pictures.png())
  const [approved, rejected, withdrawn, waiting] = [
    await askedBy(own),
    await askedBy(own),
    await askedBy(own),
    await askedBy(own),
  ]
  const decider = await asAdministrator(own)
  await approveAt(decider, approved.request)
  await rejectAt(decider, rejected.request)
  await withdrawn.browser.post('/api/user/verification/withdraw', {})
  expect(await files()).toHaveLength(5)
  const after = async (days: number) => {
    own.clock.advance({ days })
    await forgetDocuments(own.shop)
    await runDueJobs(own.shop, own.database.serverUrl)
    return (await files()).length
  }
  expect(await after(1)).toBe(4)
  expect(await after(28)).toBe(4)
  expect(await after(1)).toBe(1)
  const { rows } = await own.database.ownerPool.query(
    `select state, (select count(*)::int from verification_documents where verification_id = verifications.id) as files
     from verifications order by id`,
  )
  expect(rows.map(({ state, files: left }) => [state, left])).toEqual([
    ['approved', 0],
    ['rejected', 0],
    ['withdrawn', 0],
    ['pending', 1],
  ])
  expect(waiting.request).toBeGreaterThan(0)
  await own.stop()
})

test('a change of keys leaves every document readable', async () => {
  const { request } = await askedBy(shop)
  const [id = ''] = await idsOf(request)
  const key = await readFile(join(shop.shop.env.DATA_DIR, 'encryption.key'), 'utf8')
  const [fresh, old] = [Buffer.alloc(32, 7), Buffer.from(key, 'base64')]
  const done: string[] = []
  await reseal(shop.database.ownerPool, secretsOf(fresh, old), {
    onProgress: ({ name, resealed }) => resealed > 0 && done.push(name),
  })
  expect(done).toContain('keys of documents of customers')
  shop.shop.secrets = secretsOf(fresh)
  expect((await read(id)).status).toBe(200)
})

test('forty tries an hour are enough, unreadable ones among them', async () => {
  const slow = await startTestShop({ rateLimitFactor: 2 })
  const customer = await slow.customer()
  await slow.database.ownerPool.query(`insert into attempt_counts (subject, ends_at, attempts) values ($1, $2, 79)`, [
    `verification document ${customer.id}`,
    new Date(slow.clock.now().getTime() + 3_000_000),
  ])
  expect((await addDocument(customer, Buffer.from('no picture'))).body.code).toBe('document_unreadable')
  expect(await addDocument(customer, await pictures.png())).toMatchObject({
    status: 429,
    body: { code: 'too_many_requests' },
  })
  await slow.stop()
})

test('a copy of one’s data names requests and documents, and has neither file nor key', async () => {
  const own = await startTestShop()
  const customer = await askedBy(own)
  const decider = await asAdministrator(own)
  await rejectAt(decider, customer.request, { reason: 'other', message: 'Please sign it.' })
  const files = await madeCopy(own, customer)
  expect(files['csv/profile/verifications.csv']).toContain('Please sign it.')
  expect(files['csv/profile/verifications.csv']).not.toContain('decided_by')
  const [head = '', row = ''] = files['csv/profile/verification_documents.csv']?.trim().split(/\r?\n/) ?? []
  expect(row).toContain('passport')
  expect(head).toContain('uploaded_at')
  expect(head).not.toMatch(/path|key_sealed/)
  expect(Object.keys(files).filter((name) => /webp|pdf/.test(name))).toEqual([])
  await own.stop()
})
