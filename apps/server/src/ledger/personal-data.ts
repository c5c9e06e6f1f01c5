import { forBooks, type PersonalTable } from '../db/personal-data.ts'

const ownAccount = '(select account_id from customer_balances where customer_id = :customerId)'

const own = (of: string, order: string) => ({ kind: 'balance', of, order }) as const

/** The ledger's lines of the register of personal data: only this folder names its tables. */
export const ledgerTables = {
  customer_balances: {
    ...forBooks,
    personal: {},
    plain: 'customer_id account_id balance_cents',
    given: own('customer_id = :customerId', 'customer_id'),
  },
  ledger_accounts: {
    ...forBooks,
    personal: {},
    plain: 'id kind customer_id name',
    given: own('customer_id = :customerId', 'id'),
  },
  ledger_transactions: {
    ...forBooks,
    personal: { reason: 'reason that was given' },
    actors: 'made_by',
    ours: 'created_in',
    plain: 'id reference kind reverses made_at',
    given: own(`id in (select transaction_id from ledger_entries where account_id = ${ownAccount})`, 'id'),
  },
  // The other sides of a transaction are accounts of the shop.
  ledger_entries: {
    ...forBooks,
    personal: {},
    plain: 'transaction_id account_id cents',
    given: own(`account_id = ${ownAccount}`, 'transaction_id'),
  },
} as const satisfies Record<string, PersonalTable>
