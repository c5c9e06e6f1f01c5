import { createCipheriv, createHash, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { secretsList, secretsReseal } from '../../../cli/secrets.ts'
import { secretsOf } from '../../../secrets.ts'
import { bankFileContent, createBankFile } from '../../buying/bank-files/bank-file.ts'
import { textsOf } from '../../buying/bank-files/testing/check-payment-file.ts'
import { payoutPlace } from '../../buying/payouts/request-payout.ts'
import { approve } from '../../buying/payouts/testing/approvals.ts'
import { by, iban, openAccount, requestedPayout } from '../../buying/payouts/testing/ready-offers.ts'
import {
  chosenPassword,
  codeAt,
  firstSignIn,
  newMember,
  typePassword,
} from '../../identity/staff-sign-in/testing/sign-in.ts'
import { lostToUs } from './sealed.ts'

let shop: TestShop
let oldKey: Buffer
const newKey = randomBytes(32)

beforeAll(async () => {
  shop = await startTestShop()
  await openAccount(shop)
  oldKey = Buffer.from(await readFile(join(shop.shop.env.DATA_DIR, 'encryption.key'), 'utf8'), 'base64')
})

afterAll(() => shop.stop())

/** As the shop sealed before keys could be changed: four bytes of fingerprint, the key itself. */
const sealedOnce = (text: string, place: string): Buffer => {
  const iv = randomBytes(12)
  const sealing = createCipheriv('aes-256-gcm', oldKey, iv).setAAD(Buffer.from(place))
  const body = Buffer.concat([sealing.update(text), sealing.final()])
  const fingerprint = createHash('sha256').update('pandrop key\n').update(oldKey).digest().subarray(0, 4)
  return Buffer.concat([Buffer.of(1), fingerprint, iv, sealing.getAuthTag(), body])
}

const type = async (command: typeof secretsReseal, ...keys: Buffer[]) => {
  const said: string[] = []
  const { pool, ownerUrl, serverUrl } = shop.database
  const [first = '', ...others] = keys.map((key) => key.toString('base64'))
  const env = { ...shop.shop.env, ENCRYPTION_KEYS: [first, ...others] as [string, ...string[]] }
  const context = {
    pool,
    ownerUrl,
    serverUrl,
    env,
    clock: shop.clock,
    args: [],
    print: (line: string) => said.push(line),
  }
  return { code: await command.run(context), said: said.join('\n') }
}

test('after a change of keys everything that was sealed opens, and the old key can be destroyed', async () => {
  const inFile = await requestedPayout(shop)
  await approve(shop)
  const file = await createBankFile(shop.shop, { by })
  if (!file.ok) throw new Error(file.refusal)
  const waiting = await requestedPayout(shop)
  const place = payoutPlace(waiting.payoutId)
  const setIban = `update payouts set iban_sealed = $2 where id = $1`
  await shop.database.ownerPool.query(setIban, [waiting.payoutId, sealedOnce(iban, place)])
  const member = await newMember(shop)
  const { secret } = await firstSignIn(shop, shop.visitor(), member)

  expect((await lostToUs(shop.database.pool, secretsOf(newKey))).map(({ name }) => name)).toEqual([
    'account numbers of payouts',
    'account numbers of payouts',
    'files for the bank',
    'authenticators of staff',
  ])
  expect(await lostToUs(shop.database.pool, secretsOf(newKey, oldKey))).toEqual([])
  expect((await type(secretsList, newKey)).said).toContain('NO KEY OPENS IT')

  const resealed = await type(secretsReseal, newKey, oldKey)
  expect(resealed.said).toContain('account numbers of payouts: 2 read, 2 sealed anew')
  expect(resealed).toMatchObject({ code: 0, said: expect.stringContaining('Keys behind the first one are free now.') })
  expect((await type(secretsReseal, newKey, oldKey)).said).toContain('2 read, 0 sealed anew')

  // From here on the old key is nowhere.
  shop.shop.secrets = secretsOf(newKey)
  expect(await lostToUs(shop.database.pool, shop.shop.secrets)).toEqual([])
  expect((await type(secretsList, newKey)).code).toBe(0)
  const first = await bankFileContent(shop.shop, file.value.id)
  expect(first.ok && textsOf(first.value.xml, 'EndToEndId')).toEqual([inFile.endToEndId])
  await approve(shop)
  const second = await createBankFile(shop.shop, { by })
  if (!second.ok) throw new Error(second.refusal)
  const content = await bankFileContent(shop.shop, second.value.id)
  expect(content.ok && textsOf(content.value.xml, 'IBAN')).toContain(iban)
  shop.clock.advance({ minutes: 5 })
  const browser = shop.visitor()
  await typePassword(browser, member.email, chosenPassword)
  const given = await browser.post('/api/staff/session/code', { code: codeAt(secret, shop.clock.now()) })
  expect(given.body.session).toMatchObject({ stage: 'open' })
})

test('an authenticator knows a person by a handle that no key has made', async () => {
  const handleOf = async (id: number): Promise<Buffer> => {
    const { rows } = await shop.database.pool.query('select passkey_handle as handle from staff where id = $1', [id])
    return rows[0].handle
  }
  const [ann, bob] = [await newMember(shop), await newMember(shop)]
  const [hers, his] = [await handleOf(ann.id), await handleOf(bob.id)]
  expect([hers.length, his.length, hers.equals(his)]).toEqual([32, 32, false])
})
