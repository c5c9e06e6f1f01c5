import { expect } from 'vitest'
import type { TestStaff } from '../../../identity/staff/testing/as-staff.ts'

interface Asked {
  asked: number
  found: Record<string, unknown>[]
}

/** Asks the provider about a day (YYYY-MM-DD), stretch after stretch, until it was asked about everything. */
export const askAll = async ({ browser }: TestStaff, day: string): Promise<Asked> => {
  const found: Record<string, unknown>[] = []
  let asked = 0
  let after: string | null = ''
  while (after !== null) {
    const { status, body } = await browser.post('/api/staff/reconciliation/provider', {
      day,
      ...(after && { after }),
    })
    expect(status, JSON.stringify(body)).toBe(200)
    found.push(...(body.differences as typeof found))
    asked += body.asked as number
    after = body.next as string | null
  }
  return { asked, found }
}
