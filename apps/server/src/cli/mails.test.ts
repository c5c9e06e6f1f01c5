import { createTestDatabase, type TestDatabase } from '@pandrop/testkit/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '../clock.ts'
import { readEnv } from '../env.ts'
import type { Command } from './command.ts'
import { mailsFailed, mailsRetry } from './mails.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})

afterAll(() => database?.drop())

const run = async (command: Command, ...args: string[]): Promise<{ code: number; said: string[] }> => {
  const said: string[] = []
  const { pool, ownerUrl, serverUrl } = database
  const context = { pool, ownerUrl, serverUrl, env: readEnv({}), clock: systemClock }
  const code = await command.run({ ...context, args, print: (line) => said.push(line) })
  return { code, said }
}

test('mails failed lists what could not be sent, and mails retry has it tried at once', async () => {
  expect(await run(mailsFailed)).toEqual({ code: 0, said: ['No mail has failed.'] })
  const payload = JSON.stringify({ template: 'address_in_use', to: 'ann@example.org' })
  for (let mail = 1; mail <= 2; mail += 1) {
    await database.pool.query(`select graphile_worker.add_job('send_mail', $1::json)`, [payload])
  }
  const { rows } = await database.pool.query(
    `update graphile_worker._private_jobs set attempts = 3, last_error = $1, run_at = '2030-05-06T07:08:09Z'
     where id = (select max(id) from graphile_worker._private_jobs) returning id`,
    [`Message failed: 550 ${'x'.repeat(500)}\n    at SMTPConnection`],
  )
  const { id } = rows[0]
  const { code, said } = await run(mailsFailed)
  expect([code, said.length]).toEqual([1, 3])
  const [heads, line = '', more] = said
  expect(heads).toMatch(/^job +mail +to +tried +next try +error$/)
  const told = `${String(id).padEnd(3)}  address_in_use  ann@example.org  3 of 25  2030-05-06 07:08Z  `
  expect(line.startsWith(`${told}Message failed: 550 xxx`)).toBe(true)
  expect(line.length).toBe(told.length + 100)
  expect(more).toMatch(/mails retry/)

  expect((await run(mailsRetry)).code).toBe(2)
  expect((await run(mailsRetry, 'everything')).code).toBe(2)
  // The other mail has not failed: it is not hurried.
  expect((await run(mailsRetry, `${id - 1}`)).code).toBe(1)
  expect(await run(mailsRetry, `${id}`)).toEqual({ code: 0, said: ['To be sent now: 1'] })
  expect(await run(mailsRetry, 'all')).toEqual({ code: 0, said: ['To be sent now: 1'] })
  const due = await database.pool.query('select id from graphile_worker.jobs where run_at <= now() and id = $1', [id])
  expect(due.rows).toHaveLength(1)
})
