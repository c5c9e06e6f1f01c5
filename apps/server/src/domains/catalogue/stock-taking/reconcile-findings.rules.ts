import type { FindingKind } from '@pandrop/contract/lifecycle/stock-finding'
import type { Finding, JudgedStock } from './judge-stock.rules.ts'

/** What becomes of findings by a count. */
export interface Reconciled {
  /** numbers of those that are found again, and of those that are not */
  seen: number[]
  gone: number[]
  /** those that are new */
  found: Finding[]
}

interface OpenFinding {
  id: number
  kind: FindingKind
  account_id: number
  /** null: it is of no item */
  item_id: number | null
  /** Steam's number of its copy */
  asset_id: string
}

const nameOf = ({ kind, accountId, itemId, assetId }: Pick<Finding, 'kind' | 'accountId' | 'itemId' | 'assetId'>) =>
  `${kind} ${accountId} ${itemId} ${assetId}`

/**
 * Compares what a count has found with the findings that are open. One about which it can say nothing stands as it is,
 * and nothing else is found of its item or its copy meanwhile; what was ignored is not found again.
 * @param answered accounts that have said what lies there
 * @param ignored Steam's numbers of copies
 */
export const reconcileFindings = (
  open: readonly OpenFinding[],
  judged: JudgedStock,
  { answered, ignored }: { answered: ReadonlySet<number>; ignored: ReadonlySet<string> },
): Reconciled => {
  const found = new Map(judged.findings.map((finding) => [nameOf(finding), finding]))
  const movedItems = new Set(judged.findings.flatMap(({ kind, itemId }) => (kind === 'moved' ? [itemId] : [])))
  const reconciled: Reconciled = { seen: [], gone: [], found: [] }
  const [items, copies] = [new Set<number | null>(), new Set<string>()]
  const stands = ({ kind, account_id: accountId, item_id: itemId, asset_id: assetId }: OpenFinding): boolean => {
    if (kind === 'unknown') return !answered.has(accountId) || judged.undecidedCopies.has(assetId)
    if (itemId !== null && judged.undecidedItems.has(itemId)) return true
    return !answered.has(accountId) && !movedItems.has(itemId)
  }
  for (const finding of open) {
    const { id, kind, account_id: accountId, item_id: itemId, asset_id: assetId } = finding
    if (found.delete(nameOf({ kind, accountId, itemId, assetId }))) reconciled.seen.push(id)
    else if (!stands(finding)) reconciled.gone.push(id)
    else if (kind === 'unknown') copies.add(assetId)
    else {
      items.add(itemId)
      if (kind === 'moved') copies.add(assetId)
    }
  }
  reconciled.found = [...found.values()].filter(({ kind, itemId, assetId }) => {
    if (kind !== 'unknown' && items.has(itemId)) return false
    return kind === 'missing' || !(copies.has(assetId) || (kind === 'unknown' && ignored.has(assetId)))
  })
  return reconciled
}
