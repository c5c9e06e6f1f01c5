/**
 * How the register of personal data is written down: what of each table says something of a customer, why it is kept,
 * on what ground and how long. The lines stand in domains/identity/personal-data/register, the ledger's beside it.
 */

/** GDPR article 6(1), by its letter: consent, contract, law, a legitimate interest. */
export type Ground = 'a' | 'b' | 'c' | 'f'

/** How long: days after which a job removes it, years that a law asks for, until the account goes, until it is done. */
export type Kept = { days: number } | { years: number } | 'account' | 'done'

/** What something is kept for, on what ground, and how long. */
export interface Reason {
  why: string
  ground: Ground
  kept: Kept
}

/** What a column holds, where it is kept for another reason than its table. */
export interface Line extends Reason {
  what: string
}

/** The files of a customer's export, in their order. */
export const exportKinds = [
  'profile',
  'sign_ins',
  'api_keys',
  'orders',
  'payments',
  'balance',
  'offers',
  'payouts',
  'deals',
  'cart',
  'wishlist',
  'mails',
  'copies',
] as const

export type ExportKind = (typeof exportKinds)[number]

/** Where a customer finds their rows of a table in their export. */
export interface Given {
  kind: ExportKind
  /** which rows are theirs, as SQL of :customerId */
  of: string
  /** what tells rows apart, as SQL: the order they are written in */
  order: string
  /** columns that are written as something else, as SQL: the code of a country in place of its number */
  shownAs?: Readonly<Record<string, string>>
}

/** What becomes of a table's rows when their customer's account is deleted, where the defaults do not say it. */
export interface Erased {
  /** which rows are theirs, as SQL of :customerId, where `given` does not say it */
  of?: string
  /** the rows stay, although nothing asks for them: what is told of a customer is overwritten in them */
  stays?: true
  /** what stands in a column afterwards, as SQL; null where nothing is said, so it is said of what may not be null */
  as?: Readonly<Record<string, string>>
  /** personal columns that are left as they are, with why */
  left?: Readonly<Record<string, string>>
}

/** A table that holds personal data of customers. Each of its columns stands in one of the lists. */
export interface PersonalTable extends Reason {
  /** columns that hold personal data by themselves, with what it is */
  personal: Readonly<Record<string, string | Line>>
  /** columns that nobody is given, with what they are: hashes, keys, what is sealed */
  secret?: Readonly<Record<string, string>>
  /** columns that say who did it: customer, staff, a job. Of them a customer is given which, and no name or number. */
  actors?: string
  /** columns about the shop or somebody who works there and not about the customer: they are not given */
  ours?: string
  /** all others, between blanks: numbers, states and moments that name nobody */
  plain: string
  /** where it is in an export, or why it is in none */
  given: Given | string
  /**
   * What happens when the account is deleted. By itself, rows that are kept for years stay, with null in what is
   * personal or secret, and all others go. A text: the function erase_customer has a statement for it, and does that.
   */
  erased?: Erased | string
}

/** The columns of a list that is written as words. */
export const columnsOf = (words = ''): string[] => words.split(/\s+/).filter((word) => word !== '')

/** Rows that name their customer. */
export const ownRows = 'customer_id = :customerId'

/** For the account: who has it, and what was asked for in its name. */
export const forAccount = { why: 'the account and what belongs to it', ground: 'b', kept: 'account' } as const

/** For the books: what was bought, sold and paid. Ten years is the longest that tax law of an EU country asks. */
export const forBooks = {
  why: 'the contract, and the books that tax law asks for',
  ground: 'c',
  kept: { years: 10 },
} as const

/** Against abuse and theft of accounts, for as long as is told. */
export const forSafety = (kept: Kept) => ({ why: 'to keep accounts safe', ground: 'f', kept }) as const
