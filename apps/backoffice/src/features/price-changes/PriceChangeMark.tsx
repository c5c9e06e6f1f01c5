import { isUnderWay } from '@pandrop/contract/lifecycle/price-change'
import type { PriceChange } from '@pandrop/contract/staff/price-changes'
import { StatusBadge } from '@pandrop/ui/StatusBadge'
import { priceChangeStateNames, priceTexts as texts } from '../../texts/price-changes.ts'

/** How far a change has come, in a line. */
export const progressText = ({ state, items, changed, kept, restored }: PriceChange): string => {
  const said = {
    running: texts.running(changed, items),
    done: texts.done(changed),
    undoing: texts.undoing(restored, changed),
    undone: texts.undone(restored),
  }[state]
  return kept > 0 ? `${said}, ${texts.keptToo(kept)}` : said
}

/** How much of what a job does is done, 0 to 1. */
const doneOf = ({ state, items, changed, kept, restored }: PriceChange): number => {
  const setting = { done: changed + kept, of: items }
  const undoing = { done: restored, of: changed }
  const { done, of } = state === 'running' ? setting : undoing
  return of === 0 ? 1 : done / of
}

/** How a change stands. */
export const PriceChangeMark = ({ change: { state } }: { change: PriceChange }) => (
  <StatusBadge kind={isUnderWay(state) ? 'waiting' : 'success'} label={priceChangeStateNames[state]} />
)

/** The bar of a change that a job works on; nothing once it is done. */
export const PriceProgress = ({ change }: { change: PriceChange }) => {
  if (!isUnderWay(change.state)) return null
  const done = doneOf(change)
  return (
    <div
      role="progressbar"
      aria-label={texts.progress}
      aria-valuenow={Math.round(done * 100)}
      aria-valuetext={progressText(change)}
      className="h-1 w-full overflow-hidden rounded-full bg-ink-3"
    >
      <div
        className="h-1 origin-left rounded-full bg-bamboo transition-transform duration-500"
        style={{ transform: `scaleX(${done})` }}
      />
    </div>
  )
}
