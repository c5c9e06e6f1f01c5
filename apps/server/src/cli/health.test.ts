import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { health } from './health.ts'
import { runCommand } from './testing/run-command.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})

afterAll(() => shop?.stop())

test('whoever sits at the machine reads what is well and what to do, while the shop is closed too', async () => {
  const { code, said } = await runCommand(shop, health)
  expect(code).toBe(1)
  expect(said).toMatch(/^The shop is red/)
  expect(said).toMatch(/^\s*red\s+queue\s+Nobody works off the queue; 0 jobs are due\s+Start the shop/m)
  expect(said).toMatch(/^\s*green\s+version\s+Pandrop \d+\.\d+\.\d+, database at \d{4}_\w+$/m)
})

test('what is typed behind it is answered with how it is written', async () => {
  expect(await runCommand(shop, health, 'all')).toEqual({
    code: 2,
    said: expect.stringContaining('Write: npm run shop -- health'),
  })
})
