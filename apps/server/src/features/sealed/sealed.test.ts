import { createCipheriv, createHash, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { secretsList, secretsReseal } from '../../cli/secrets.ts'
import { secretsOf } from '../../secrets.ts'
import { bankFileContent, createBankFile } from '../payouts/bank-file.ts'
import { payoutPlace } from '../payouts/request-payout.ts'
import { approve } from '../payouts/testing/approvals.ts'
import { textsOf } from '../payouts/testing/check-payment-file.ts'
import { by, iban, openAccount, requestedPayout } from '../payouts/testing/ready-offers.ts'
import { chosenPassword, codeAt, firstSignIn, newMember, typePassword } from '../staff/testing/sign-in.ts'
import { lostToUs } from './sealed.ts'

let world: TestShop
let oldKey: Buffer
const newKey = randomBytes(32)

beforeAll(async () => {
  world = await startTestShop()
  await openAccount(world)
  oldKey = Buffer.from(await readFile(join(world.shop.env.DATA_DIR, 'encryption.key'), 'utf8'), 'base64')
})

afterAll(() => world.stop())

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
  const { pool, ownerUrl } = world.database
  const [first = '', ...others] = keys.map((key) => key.toString('base64'))
  const env = { ...world.shop.env, ENCRYPTION_KEYS: [first, ...others] as [string, ...string[]] }
  const context = { pool, ownerUrl, env, clock: world.clock, args: [], print: (line: string) => said.push(line) }
  return { code: await command.run(context), said: said.join('\n') }
}

test('after a change of keys everything that was sealed opens, and the old key can be destroyed', async () => {
  const inFile = await requestedPayout(world)
  await approve(world)
  const file = await createBankFile(world.shop, { by })
  if (!file.ok) throw new Error(file.refusal)
  const waiting = await requestedPayout(world)
  const place = payoutPlace(waiting.payoutId)
  const setIban = `update payouts set iban_sealed = $2 where id = $1`
  await world.database.ownerPool.query(setIban, [waiting.payoutId, sealedOnce(iban, place)])
  const member = await newMember(world)
  const { secret } = await firstSignIn(world, world.visitor(), member)

  expect((await lostToUs(world.database.pool, secretsOf(newKey))).map(({ name }) => name)).toEqual([
    ...['account numbers of payouts', 'account numbers of payouts', 'files for the bank', 'authenticators of staff'],
  ])
  expect(await lostToUs(world.database.pool, secretsOf(newKey, oldKey))).toEqual([])
  expect((await type(secretsList, newKey)).said).toContain('NO KEY OPENS IT')

  const resealed = await type(secretsReseal, newKey, oldKey)
  expect(resealed.said).toContain('account numbers of payouts: 2 read, 2 sealed anew')
  expect(resealed).toMatchObject({ code: 0, said: expect.stringContaining('Keys behind the first one are free now.') })
  expect((await type(secretsReseal, newKey, oldKey)).said).toContain('2 read, 0 sealed anew')

  // From here on the old key is nowhere.
  world.shop.secrets = secretsOf(newKey)
  expect(await lostToUs(world.database.pool, world.shop.secrets)).toEqual([])
  expect((await type(secretsList, newKey)).code).toBe(0)
  const first = await bankFileContent(world.shop, file.value.id)
  expect(first.ok && textsOf(first.value.xml, 'EndToEndId')).toEqual([inFile.endToEndId])
  await approve(world)
  const second = await createBankFile(world.shop, { by })
  if (!second.ok) throw new Error(second.refusal)
  const content = await bankFileContent(world.shop, second.value.id)
  expect(content.ok && textsOf(content.value.xml, 'IBAN')).toContain(iban)
  world.clock.advance({ minutes: 5 })
  const desk = world.visitor()
  await typePassword(desk, member.email, chosenPassword)
  const given = await desk.post('/api/staff/session/code', { code: codeAt(secret, world.clock.now()) })
  expect(given.body.session).toMatchObject({ stage: 'open' })
})

test('an authenticator knows a person by a handle that no key has made', async () => {
  const handleOf = async (id: number): Promise<Buffer> => {
    const { rows } = await world.database.pool.query('select passkey_handle as handle from staff where id = $1', [id])
    return rows[0].handle
  }
  const [ann, bob] = [await newMember(world), await newMember(world)]
  const [hers, his] = [await handleOf(ann.id), await handleOf(bob.id)]
  expect([hers.length, his.length, hers.equals(his)]).toEqual([32, 32, false])
})
