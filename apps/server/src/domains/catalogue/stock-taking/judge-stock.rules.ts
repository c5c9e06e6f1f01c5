import { isSameFloat } from '@pandrop/contract/exteriors'
import type { FindingKind } from '@pandrop/contract/lifecycle/stock-finding'

/** What makes a copy the one that it is, as far as it can be told from outside. */
export interface CopyFacts {
  /** market_hash_name */
  marketName: string
  /** null: it has none, or nobody tells it */
  float: number | null
  paintSeed: number | null
}

/** A copy that lies on an account of the shop. */
export interface LyingCopy extends CopyFacts {
  accountId: number
  assetId: string
  /** Steam protects it until then; null: it does not, or does not tell */
  tradableFrom: Date | null
}

/** A copy as the books have it. */
export interface BookedCopy extends CopyFacts {
  itemId: number
  assetId: string | null
  accountId: number | null
  /** due: it should lie there; out: a trade offer may have it; delivered: it went, and Steam can bring it back */
  standing: 'due' | 'out' | 'delivered'
  /** names all that a count depends on: it is another once anything of that is */
  seen: string
}

/** A trade offer of the shop's own that may have brought a copy already that nobody has written down yet. */
export interface AwaitedCopy {
  accountId: number
  float: number | null
}

/** What a count has to go by. */
export interface CountedStock {
  /** before the first account was asked, and after the last: what changed meanwhile is not judged */
  booksBefore: readonly BookedCopy[]
  books: readonly BookedCopy[]
  lying: readonly LyingCopy[]
  /** accounts that have said what lies there */
  answered: ReadonlySet<number>
  /** numbers of copies that are written down somewhere: of an item, or of an offer whose item is to be shelved */
  known: ReadonlySet<string>
  awaited: readonly AwaitedCopy[]
  /** whether the shop could sell what is called so */
  isSellable: (marketName: string) => boolean
}

/** Something that does not agree. */
export interface Finding extends CopyFacts {
  kind: FindingKind
  accountId: number
  itemId: number | null
  assetId: string
  bookedAssetId: string | null
  bookedAccountId: number | null
  tradableFrom: Date | null
}

/** What a count comes to. */
export interface JudgedStock {
  findings: Finding[]
  /** items and copies about which the count can say nothing: what was found of them before stands */
  undecidedItems: ReadonlySet<number>
  undecidedCopies: ReadonlySet<string>
}

const isSameCopy = (one: CopyFacts, other: CopyFacts): boolean => {
  if (one.marketName.toLowerCase() !== other.marketName.toLowerCase() || one.paintSeed !== other.paintSeed) return false
  if (one.float === null || other.float === null) return one.float === other.float
  return isSameFloat(one.float, other.float)
}

/** Copies by name and seed, so that thousands are not compared with thousands. */
class CopyIndex<Copy extends CopyFacts> {
  readonly #copies = new Map<string, Copy[]>()

  constructor(copies: readonly Copy[]) {
    for (const copy of copies) this.#copies.set(keyOf(copy), [...(this.#copies.get(keyOf(copy)) ?? []), copy])
  }

  alike(copy: CopyFacts): Copy[] {
    return (this.#copies.get(keyOf(copy)) ?? []).filter((other) => isSameCopy(copy, other))
  }
}

const keyOf = ({ marketName, paintSeed }: CopyFacts): string => `${marketName.toLowerCase()}|${paintSeed}`

/** An item whose copy is not where it was looked for. */
interface Lost {
  booked: BookedCopy
  /** certain: its account has answered, and it should lie there */
  isMissing: boolean
}

const factsOf = ({ marketName, float, paintSeed }: CopyFacts): CopyFacts => ({ marketName, float, paintSeed })

const movedOf = ({ itemId, assetId, accountId }: BookedCopy, lying: LyingCopy): Finding => ({
  kind: 'moved',
  ...factsOf(lying),
  itemId,
  accountId: lying.accountId,
  assetId: lying.assetId,
  bookedAssetId: assetId,
  bookedAccountId: accountId,
  tradableFrom: lying.tradableFrom,
})

const nothingBooked = { bookedAssetId: null, bookedAccountId: null, tradableFrom: null } as const

/**
 * Compares what lies on the accounts with the books (docs/behaviour/catalogue.md#stock-taking). An item that is sold,
 * sent, moved or changed while accounts are asked is not judged, nor is one whose account did not answer, nor a copy
 * that a trade offer underway may just have brought. What lies there under another number is the item that it was,
 * where name, float and paint seed fit that one alone.
 */
export const judgeStock = (counted: CountedStock): JudgedStock => {
  const { booksBefore, books, answered, known, awaited, isSellable } = counted
  const seenBefore = new Map(booksBefore.map(({ itemId, seen }) => [itemId, seen]))
  const lyingByAsset = new Map(counted.lying.map((copy) => [copy.assetId, copy]))
  const undecidedItems = new Set<number>()
  const findings: Finding[] = []
  const lost: Lost[] = []
  for (const booked of books) {
    const { itemId, assetId, accountId, standing, seen } = booked
    const lying = assetId === null ? undefined : lyingByAsset.get(assetId)
    const isSettled = standing !== 'out' && seenBefore.get(itemId) === seen
    const isLooked = accountId !== null && answered.has(accountId)
    const isNumbered = accountId !== null && assetId !== null
    if (!isSettled || (!lying && standing === 'due' && isNumbered && !isLooked)) undecidedItems.add(itemId)
    if (!lying) lost.push({ booked, isMissing: isSettled && standing === 'due' && isNumbered && isLooked })
    else if (isSettled && standing === 'due' && accountId !== lying.accountId) findings.push(movedOf(booked, lying))
  }

  // Two accounts that tell of one copy have handed it over while they were asked.
  const strange = [...lyingByAsset.values()].filter(
    ({ assetId, marketName }) => !known.has(assetId) && isSellable(marketName),
  )
  const lostIndex = new CopyIndex(lost.map((one) => ({ ...factsOf(one.booked), one })))
  const strangeIndex = new CopyIndex(strange)
  const undecidedCopies = new Set<string>()
  const movedItems = new Set<number>()
  for (const copy of strange) {
    const [alike, ...others] = lostIndex.alike(copy)
    const isAlone = alike !== undefined && others.length === 0 && strangeIndex.alike(copy).length === 1
    const isAwaited = awaited.some(
      ({ accountId, float }) =>
        accountId === copy.accountId && (float === null || copy.float === null || isSameFloat(float, copy.float)),
    )
    if (isAlone && undecidedItems.has(alike.one.booked.itemId)) undecidedCopies.add(copy.assetId)
    else if (isAlone) {
      movedItems.add(alike.one.booked.itemId)
      findings.push(movedOf(alike.one.booked, copy))
    } else if (isAwaited) undecidedCopies.add(copy.assetId)
    else findings.push({ kind: 'unknown', ...copy, ...nothingBooked, tradableFrom: copy.tradableFrom, itemId: null })
  }
  for (const { booked, isMissing } of lost) {
    const { itemId, assetId, accountId } = booked
    if (!isMissing || movedItems.has(itemId) || assetId === null || accountId === null) continue
    findings.push({ kind: 'missing', ...factsOf(booked), ...nothingBooked, itemId, assetId, accountId })
  }
  return { findings, undecidedItems, undecidedCopies }
}

/** Accounts on which something is not that should be: they are asked once more before anybody believes it. */
export const accountsToAskAgain = (
  books: readonly BookedCopy[],
  lying: readonly LyingCopy[],
  answered: ReadonlySet<number>,
): Set<number> => {
  const there = new Set(lying.map(({ assetId }) => assetId))
  return new Set(
    books.flatMap(({ accountId, assetId, standing }) =>
      standing === 'due' && accountId !== null && assetId !== null && answered.has(accountId) && !there.has(assetId)
        ? [accountId]
        : [],
    ),
  )
}
