import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { groupedNumber, testCardByKey } from '../../apps/sandbox-pay/src/checkout/test-cards.ts'
import { test as base, expect } from './shop.ts'

/** What goes wrong at the card provider on purpose: apps/sandbox-pay/README.md, Faults. */
interface Faults {
  fail_calls?: number
  lose_answers?: number
  refuse_sessions?: number
  webhook_delay_seconds?: number
  late_seconds?: number
}

interface CardProvider {
  /** until the test ends */
  setFaults(faults: Faults): Promise<void>
  /** the holder of the card disputes a payment of ours, all of it; answers the dispute's id */
  openDispute(paymentId: string): Promise<string>
  /** the bank decides a dispute, `won` by the shop */
  closeDispute(disputeId: string, outcome: 'won' | 'lost'): Promise<void>
  /** pays out at once all that has come; answers the payout's id */
  payOut(): Promise<string>
}

interface Session {
  client_reference_id: string
  payment_intent: string
}

const healthy: Required<Faults> = {
  fail_calls: 0,
  lose_answers: 0,
  refuse_sessions: 0,
  webhook_delay_seconds: 0,
  late_seconds: 8,
}

/** The test with the dashboard of the card provider, which sandbox-pay opens to programs on this machine. */
export const test = base.extend<{ provider: CardProvider }>({
  provider: async ({ dataDir, shopUrl: _open }, use) => {
    const keys = JSON.parse(await readFile(join(dataDir, 'sandbox-pay.json'), 'utf8'))
    const call = async (path: string, fields?: object): Promise<unknown> => {
      const headers = { authorization: `Bearer ${keys.secretKey}` }
      const form = fields && { method: 'POST', body: new URLSearchParams(Object.entries(fields).map(asText)) }
      const answer = await fetch(`http://127.0.0.1:${keys.port}${path}`, { headers, ...form })
      const body = await answer.json()
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(body)}`)
      return body
    }
    const setFaults = async (faults: Faults): Promise<void> => {
      await call('/_sandbox/faults', faults)
    }
    const intentOf = async (paymentId: string): Promise<string> => {
      const { data } = (await call('/v1/checkout/sessions?status=complete&limit=100')) as { data: Session[] }
      const session = data.find(({ client_reference_id }) => client_reference_id === paymentId)
      if (!session) throw new Error(`payment ${paymentId} is not complete at the provider`)
      return session.payment_intent
    }
    await use({
      setFaults,
      openDispute: async (paymentId) => {
        const opened = await call('/_sandbox/disputes', { payment_intent: await intentOf(paymentId) })
        return (opened as { id: string }).id
      },
      closeDispute: async (disputeId, outcome) => {
        await call(`/_sandbox/disputes/${disputeId}/close`, { outcome })
      },
      payOut: async () => ((await call('/_sandbox/payouts', {})) as { id: string }).id,
    })
    await setFaults(healthy)
  },
})

export { expect }

const asText = ([name, value]: [string, unknown]): [string, string] => [name, `${value}`]

/** Fills in the card page with the test card of this key and presses Pay. */
export const payWith = async (page: Page, cardKey: string): Promise<void> => {
  const card = testCardByKey(cardKey)
  if (!card) throw new Error(`no test card ${cardKey}`)
  await page.getByLabel('Card number').fill(groupedNumber(card.number))
  await page.getByLabel('Expiry').fill('12/34')
  await page.getByLabel('CVC').fill('123')
  await page.getByLabel('Name').fill('Marta Kovač')
  await page.getByRole('button', { name: 'Pay' }).click()
}
