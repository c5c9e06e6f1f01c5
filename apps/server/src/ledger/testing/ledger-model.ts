import { type Cents, cents } from '@pandrop/money/money'
import type { Account, SystemAccount } from '../accounts.ts'
import type { Posting } from '../post.ts'

/** What the ledger is expected to answer. */
export type Expected = 'posted' | 'already_posted' | 'insufficient_balance' | 'throws'

interface ModelTransaction {
  posting: Posting
  reversed: boolean
}

/** The ledger's rules once more, as simply as they can be written, in memory. */
export class LedgerModel {
  readonly balances = new Map<Account | SystemAccount, number>()
  readonly #byReference = new Map<string, ModelTransaction>()

  /** Balance of an account in cents. */
  balance(account: Account | SystemAccount): Cents {
    return cents(this.balances.get(account) ?? 0)
  }

  /** How many transactions there are. */
  get size(): number {
    return this.#byReference.size
  }

  /** The posting with this reference, undefined where there is none. */
  find(reference: string): ModelTransaction | undefined {
    return this.#byReference.get(reference)
  }

  post(posting: Posting): Expected {
    const known = this.#byReference.get(posting.reference)
    if (known) return isSame(known.posting, posting) ? 'already_posted' : 'throws'
    const overdrawn = posting.entries.some(
      ({ account, cents: change }) => account.startsWith('customer:') && this.balance(account) + change < 0,
    )
    if (overdrawn) return 'insufficient_balance'
    for (const { account, cents: change } of posting.entries) {
      this.balances.set(account, this.balance(account) + change)
    }
    this.#byReference.set(posting.reference, { posting, reversed: false })
    return 'posted'
  }

  /** @param reference of the transaction to answer by its mirror */
  reverse(reference: string): Expected {
    const known = this.#byReference.get(reference)
    if (!known) return 'throws'
    if (known.reversed) return 'already_posted'
    const entries = known.posting.entries.map(({ account, cents: change }) => ({ account, cents: cents(-change) }))
    const outcome = this.post({ ...known.posting, reference: `reversal of ${reference}`, kind: 'reversal', entries })
    known.reversed = outcome === 'posted'
    return outcome
  }
}

const isSame = (left: Posting, right: Posting): boolean => left.kind === right.kind && written(left) === written(right)

const written = ({ entries }: Posting): string =>
  entries
    .map(({ account, cents: change }) => `${account} ${change}`)
    .sort()
    .join()
