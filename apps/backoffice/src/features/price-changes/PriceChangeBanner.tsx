import { isUnderWay } from '@pandrop/contract/lifecycle/price-change'
import type { PriceChange } from '@pandrop/contract/staff/price-changes'
import { IconButton } from '@pandrop/ui/IconButton'
import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { showEuro, showTime } from '../../format.ts'
import { paths } from '../../paths.ts'
import { queryClient } from '../../queryClient.ts'
import { priceTexts as texts } from '../../texts/price-changes.ts'
import { PriceProgress, progressText } from './PriceChangeMark.tsx'
import { newestQuery } from './priceQueries.ts'
import { UndoButton } from './UndoButton.tsx'

/** Once a change has come to its end, every price that is shown may be another. */
const useReadAnew = (change: PriceChange | null | undefined): void => {
  const isRunning = change != null && isUnderWay(change.state)
  const wasRunning = useRef(false)
  useEffect(() => {
    if (wasRunning.current && !isRunning) void queryClient.invalidateQueries()
    wasRunning.current = isRunning
  }, [isRunning])
}

/** The newest change of many prices while it runs, and while it can be taken back. */
export const PriceChangeBanner = () => {
  const change = useQuery(newestQuery).data
  const [closed, setClosed] = useState<number | null>(null)
  useReadAnew(change)
  if (!change || closed === change.id || !(isUnderWay(change.state) || change.can_undo)) return null
  return (
    <section aria-label={texts.rowName(change.id)} className="flex flex-col gap-2 rounded-large bg-ink-2 px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 compact:basis-full">
          <p role="status" className="font-[560]">
            {progressText(change)}
          </p>
          <p className="type-meta text-bone-2">
            {texts.wayOf(change, showEuro)}
            {change.undo_until !== null && ` · ${texts.undoUntil(showTime(change.undo_until))}`}
          </p>
        </div>
        <UndoButton change={change} />
        <Link to={paths.priceChange(change.id)} className="font-[560] text-bone-1 hover:text-bone-0">
          {texts.details}
        </Link>
        <IconButton kind="plain" label={texts.close} onClick={() => setClosed(change.id)}>
          <IconX aria-hidden="true" size={18} />
        </IconButton>
      </div>
      <PriceProgress change={change} />
    </section>
  )
}
