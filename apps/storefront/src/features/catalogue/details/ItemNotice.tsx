import { classNames } from '@pandrop/ui/classNames'
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { usePrices } from '../../../hooks/usePrices.ts'
import { useText } from '../../../hooks/useText.ts'
import { alternativesId, type Change, type Standing } from './standing.ts'

interface NoticeProps {
  standing: Standing
  /** the last change while the page was open */
  change: Change | undefined
}

interface Notice {
  title: string
  line: string
}

/** What a visitor must know before buying; nothing where all is as it was. */
const useNotice = ({ standing, change }: NoticeProps): Notice | undefined => {
  const text = useText()
  const { format } = usePrices()
  if (standing === 'sold') return { title: text('item_sold'), line: text('item_sold_text') }
  if (standing === 'reserved') return { title: text('item_reserved'), line: text('item_reserved_text') }
  if (change?.kind === 'back') return { title: text('details_back'), line: text('details_back_text') }
  if (change?.kind !== 'price') return undefined
  const prices = { from: format(change.from), to: format(change.to) }
  return { title: text('details_price_changed'), line: text('details_price_text', prices) }
}

/** The fragment alone would do; here the way there is also animated where that is wanted. */
const goThere = (event: MouseEvent): void => {
  const target = document.getElementById(alternativesId)
  if (!target) return
  event.preventDefault()
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  target.scrollIntoView({ behavior: calm ? 'auto' : 'smooth' })
  target.focus({ preventScroll: true })
}

/** A banner over the purchase panel: sold, reserved, free again, another price. */
export const ItemNotice = ({ className, ...props }: NoticeProps & { className?: string }) => {
  const text = useText()
  const notice = useNotice(props)
  if (!notice) return null
  const gone = props.standing === 'sold' || props.standing === 'reserved'
  const Icon = gone ? IconAlertTriangle : IconInfoCircle
  return (
    <div className={classNames('rises flex gap-3 rounded-card bg-ink-2 px-4 py-3.5 shadow-edge-2', className)}>
      <Icon
        aria-hidden="true"
        size={20}
        stroke={1.6}
        className={classNames('mt-px flex-none', gone ? 'text-warn' : 'text-info')}
      />
      <div className="min-w-0">
        <p className="font-[640]">{notice.title}</p>
        <p className="text-bone-1">{notice.line}</p>
        {gone && (
          <a
            href={`#${alternativesId}`}
            onClick={goThere}
            className="-mb-2 inline-flex min-h-10 items-center font-[580] text-link"
          >
            {text('details_alternatives')}
          </a>
        )}
      </div>
    </div>
  )
}

/** The same in words alone, for who does not see the banner. */
export const ItemAnnouncement = (props: NoticeProps) => {
  const notice = useNotice(props)
  return notice && <p>{`${notice.title}. ${notice.line}`}</p>
}
