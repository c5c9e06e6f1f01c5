import { readFile, writeFile } from 'node:fs/promises'
import { bankStatement, statusReport } from '@pandrop/server/domains/buying/bank-files/testing/answers'
import { expect } from './operator.ts'
import { asOwner } from './owner.ts'
import { test as base } from './seller.ts'

/** A payout on its way, as the bank knows it. */
export interface SentPayout {
  id: string
  endToEndId: string
  /** EUR: 1520.00 */
  amount: string
}

interface Bank {
  /** has two people want every payout that waits */
  approve(): Promise<void>
  /** the payout of an offer that is open */
  payoutOf(offer: string): Promise<SentPayout>
  /** has two people want every payout that waits and puts them into a file; answers what the bank reads */
  file(): Promise<string>
  /** imports a pain.002 that says this of a payout; answers what the operator is told */
  answers(payout: SentPayout, status: string, reason?: string): Promise<string>
  /** imports a camt.053 that shows a payout as paid */
  states(payout: SentPayout): Promise<string>
}

const openPayout = `
  select id, end_to_end_id as "endToEndId", to_char(cents / 100.0, 'FM999999990.00') as amount
  from payouts where offer_id = $1 and state in ('requested', 'sent')`

const newStaff = `
  insert into staff (name, email, role, password_hash, created_at)
  values ($1, $1, 'operator', 'none', now() - interval '1 year')
  on conflict (lower(email)) do nothing`

/** The test with a bank that takes files and answers them. */
export const test = base.extend<{ bank: Bank }>({
  bank: async ({ operator, staff, dataDir }, use, info) => {
    let papers = 0
    const nextPaper = () => {
      papers += 1
      return info.outputPath(`paper-${papers}.xml`)
    }
    const imports = async (paper: Buffer): Promise<string> => {
      const path = nextPaper()
      await writeFile(path, paper)
      return staff('payouts', 'import', path)
    }
    const approve = async (): Promise<void> => {
      const pair = ['first@bank.example', 'second@bank.example'] as const
      for (const email of pair) await asOwner(dataDir, newStaff, [email])
      await staff('payouts', 'approve', '--all', '--proposed-by', pair[0], '--approved-by', pair[1])
    }
    await use({
      approve,
      payoutOf: async (offer) => {
        const { rows } = await operator.run(openPayout, [offer])
        expect(rows).toHaveLength(1)
        return rows[0]
      },
      file: async () => {
        const path = nextPaper()
        await approve()
        await staff('payouts', 'file', '--out', path)
        return readFile(path, 'utf8')
      },
      answers: ({ endToEndId, amount }, status, reason) =>
        imports(statusReport([{ endToEndId, amount, status, reason }], { messageId: `${status}-${endToEndId}` })),
      states: ({ endToEndId, amount }) => imports(bankStatement([{ endToEndId, amount }], `BOOK-${endToEndId}`)),
    })
  },
})
