import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bankStatement } from '../domains/buying/bank-files/testing/answers.ts'
import { problemsOfFile } from '../domains/buying/bank-files/testing/check-payment-file.ts'
import { staffMember } from '../domains/buying/payouts/testing/approvals.ts'
import { iban, ibanMasked, payoutOf, requestedPayout, storyOf } from '../domains/buying/payouts/testing/ready-offers.ts'
import { runCommand } from './testing/run-command.ts'

let shop: TestShop
let folder: string
const everything: string[] = []

beforeAll(async () => {
  shop = await startTestShop()
  folder = await mkdtemp(join(tmpdir(), 'pandrop-payouts-'))
})

afterAll(async () => {
  await shop.stop()
  await rm(folder, { recursive: true, force: true })
})

const run = async (command: string, ...args: string[]) => {
  const { code, said } = await runCommand(shop, command, ...args)
  everything.push(...said.split('\n'))
  return { code, said }
}

/** Two members of staff, as the command line names them. */
const pair = async (): Promise<string[]> => {
  const ids = [await staffMember(shop), await staffMember(shop)]
  const { rows } = await shop.database.pool.query('select email from staff where id = any($1) order by id', [ids])
  return ['--proposed-by', rows[0].email, '--approved-by', rows[1].email]
}

const account = ['--name', 'Pandrop d.o.o.', '--iban', 'SI56 2633 0001 2039 086', '--bic', 'BAKOSI2X']

test('the account that payouts leave from is set once and shown masked', async () => {
  expect(await run('payouts account')).toEqual({ code: 1, said: 'The account that payouts leave from is not set' })
  const wrong = await run('payouts account', ...account.with(3, 'SI56'), '--town', 'Ljubljana', '--country', 'SI')
  expect(wrong).toMatchObject({ code: 1, said: expect.stringContaining('iban: Please enter a valid IBAN') })
  expect(await run('payouts account', ...account)).toMatchObject({ code: 2 })
  expect(await run('payouts account', ...account, '--town', 'Ljubljana', '--country', 'si')).toEqual({
    code: 0,
    said: 'Payouts leave from Pandrop d.o.o., Ljubljana (SI): SI56 •••• 9086, BAKOSI2X',
  })
})

test('payouts are led through a file and the bank’s answer to their end', async () => {
  const { payoutId, offerId, endToEndId } = await requestedPayout(shop)
  expect((await run('payouts list', '--state', 'requested')).said).toContain(ibanMasked)
  const out = join(folder, 'payouts.xml')
  expect(await run('payouts file'), 'nobody approved it').toMatchObject({ code: 1 })
  expect((await run('payouts approve', '--all', ...(await pair()))).said).toMatch(
    /^1 payouts, 50\.00 EUR, may be sent: /,
  )
  const made = await run('payouts file', '--out', out)
  expect(made.code).toBe(0)
  expect(made.said).toMatch(/^File \d+: 1 payouts, 50\.00 EUR, to be executed on 2026-11-23\.\n.*is for the bank/)
  const xml = await readFile(out, 'utf8')
  expect(xml).toContain(iban)
  expect(await problemsOfFile(xml)).toEqual([])
  expect((await stat(out)).mode & 0o777).toBe(0o600)
  expect(await run('payouts file')).toEqual({ code: 1, said: 'There is no payout that waits for a file' })
  const fileId = String((await payoutOf(shop, offerId)).file_id)
  await expect(run('payouts file', fileId, '--out', out)).rejects.toThrow(/it is there already/)
  expect(await run('payouts file', fileId, '--out', join(folder, 'again.xml'))).toMatchObject({ code: 0 })
  expect(await readFile(join(folder, 'again.xml'), 'utf8')).toBe(xml)
  expect(await run('payouts file', '999')).toMatchObject({ code: 1 })
  expect((await run('payouts files')).said).toMatch(/PANDROP-\S+ +1 +50\.00 +2026-11-23 +1 open/)

  const answer = join(folder, 'statement.xml')
  const lines = [{ endToEndId, amount: '49.00' }, { endToEndId }]
  await writeFile(answer, bankStatement(lines, 'S-1', { closing: 450, day: '2026-11-23' }))
  const imported = await run('payouts import', answer)
  expect(imported.code).toBe(1)
  expect(imported.said).toMatch(/^camt\.053 S-1: amount_differs 1, approved 1\.\n.*\nPlease look at these/)
  expect(imported.said).toContain('\nSI56 •••• 9086 has 450.00 EUR at the end of 2026-11-23, the books -50.00 EUR.\n')
  const agreeing = join(folder, 'agreeing.xml')
  await writeFile(agreeing, bankStatement([], 'S-2', { closing: -50, day: '2026-11-23' }))
  expect((await run('payouts import', agreeing)).said).toContain(': the books hold what the bank has.')
  expect(await run('payouts import', answer)).toEqual({
    code: 0,
    said: 'camt.053 S-1 was imported before: nothing has changed.',
  })
  expect((await storyOf(shop, offerId)).state).toBe('approved')
  const shown = await run('payouts show', payoutId)
  expect(shown.said).toMatch(/^Payout \S+: approved\n/)
  expect(shown.said).toContain(ibanMasked)
  const told = (await run('payouts show', payoutId, '--json')).said
  expect(JSON.parse(told)).toMatchObject({ payout: payoutId, state: 'approved', account: ibanMasked, eur: 50 })
  expect(told).not.toContain(iban.slice(4))
  await writeFile(answer, 'Dear customer')
  expect(await run('payouts import', answer)).toEqual({
    code: 1,
    said: 'This is neither a pain.002 nor a camt.053 file',
  })
  await expect(run('payouts import', join(folder, 'none.xml'))).rejects.toThrow(/cannot be read/)
})

test('payouts are recorded by hand, and a repeated verb says that it was done', async () => {
  const { payoutId, offerId } = await requestedPayout(shop)
  expect(await run('payouts sent', payoutId)).toMatchObject({ code: 1, said: expect.stringContaining('Two people') })
  const names = await pair()
  const alone = names.with(3, names[1] ?? '')
  expect(await run('payouts approve', payoutId, ...alone)).toEqual({
    code: 1,
    said: 'Somebody else has to approve what you proposed',
  })
  const nobody = names.with(3, 'nobody@shop.example')
  expect(await run('payouts approve', payoutId, ...nobody)).toMatchObject({
    code: 1,
    said: expect.stringMatching(/staff/),
  })
  expect(await run('payouts approve', payoutId, ...names)).toMatchObject({ code: 0 })
  expect(await run('payouts approve', payoutId, ...names)).toMatchObject({
    code: 1,
    said: 'This payout is proposed already',
  })
  expect(await run('payouts sent', payoutId, '--reason', 'typed at the bank')).toEqual({
    code: 0,
    said: `Payout ${payoutId} is sent now. The customer gets a mail.`,
  })
  expect((await run('payouts sent', payoutId)).said).toMatch(/is sent: this was done before/)
  expect(await run('payouts failed', payoutId, '--reason', 'AC04')).toMatchObject({ code: 0 })
  expect((await storyOf(shop, offerId)).state).toBe('ready_for_payout')
  expect(await run('payouts confirmed', payoutId)).toEqual({
    code: 1,
    said: `Payout ${payoutId} is failed. Possible now: nothing.`,
  })
  expect((await run('payouts show', payoutId)).said).toMatch(/reason +AC04\n/)
})

test('what cannot be meant is said how to write', async () => {
  const wrong: [string, string[]][] = [
    ['payouts list', ['--state', 'lost']],
    ['payouts show', ['7']],
    ['payouts show', ['--iban']],
    ['payouts file', ['x']],
    ['payouts import', []],
    ['payouts approve', ['--all']],
    ['payouts sent', ['7']],
    ['payouts failed', ['00000000-0000-4000-8000-000000000000']],
    ['payouts returned', ['00000000-0000-4000-8000-000000000000']],
  ]
  for (const [command, args] of wrong) expect((await run(command, ...args)).said).toMatch(/^Write: npm run shop -- /)
  const nobody = '00000000-0000-4000-8000-000000000000'
  for (const command of ['payouts show', 'payouts sent', 'payouts confirmed']) {
    expect(await run(command, nobody)).toEqual({ code: 1, said: 'This payout does not exist' })
  }
})

test('nothing of all that prints a whole account number', () => {
  expect(everything.length).toBeGreaterThan(20)
  expect(everything.filter((line) => /[A-Z]{2}\d{2} ?(?:[A-Z0-9]{4} ?){3,}/.test(line))).toEqual([])
})
