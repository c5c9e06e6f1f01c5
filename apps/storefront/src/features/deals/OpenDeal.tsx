import type { Deal } from '@pandrop/contract/deals'
import { fromUnits, subtract, toUnits } from '@pandrop/money/money'
import { SkinPicture } from '@pandrop/ui/SkinPicture'
import { IconClock, IconMessage } from '@tabler/icons-react'
import { useId } from 'react'
import { momentOf } from '../../dates.ts'
import { timeLeft } from '../../history/timeLeft.ts'
import { useNow } from '../../hooks/useNow.ts'
import { usePrices } from '../../hooks/usePrices.ts'
import { useText } from '../../hooks/useText.ts'
import { paths } from '../../paths.ts'
import { skinImage } from '../../pictures.ts'
import { DealDecision } from './DealDecision.tsx'

/** How often the countdown looks at the clock. */
const lookMilliseconds = 10_000

/** A deal that can be bought: its items, its price against theirs, how long it stands, and the two answers. */
export const OpenDeal = ({ deal }: { deal: Deal }) => {
  const text = useText()
  const nameId = useId()
  const secondsLeft = deal.expires_at - useNow(lookMilliseconds) / 1000
  return (
    <article aria-labelledby={nameId} className="raised rounded-card">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-5 py-4 compact:px-4">
        <h2 id={nameId} className="type-h3">
          {text('deal_name', { deal: String(deal.id) })}
        </h2>
        <span className="text-bone-2">{text('deal_items', { count: deal.items.length })}</span>
        <p className="ml-auto flex flex-wrap items-center gap-x-2 text-[14px]/5 tabular-nums compact:ml-0">
          <IconClock aria-hidden="true" size={17} stroke={1.7} className="text-warn" />
          <span>{text('deal_until', { until: momentOf(deal.expires_at) })}</span>
          <span role="timer" aria-live="off" className="text-warn">
            {secondsLeft > 0 ? text('deal_left', { left: timeLeft(secondsLeft, text) }) : text('deal_time_up')}
          </span>
        </p>
      </header>
      <div className="grid gap-x-8 gap-y-6 p-5 compact:p-4 wide:grid-cols-[minmax(0,1fr)_380px]">
        <div className="min-w-0">
          {deal.note !== '' && <Note note={deal.note} />}
          <ul className="flex flex-col">
            {deal.items.map((item) => (
              <DealItem key={item.id} item={item} />
            ))}
          </ul>
        </div>
        <div className="flex flex-col gap-5 self-start rounded-card bg-ink-0 p-5 shadow-edge compact:p-4">
          <DealPrice deal={deal} />
          {secondsLeft > 0 && <DealDecision deal={deal} />}
        </div>
      </div>
    </article>
  )
}

const Note = ({ note }: Pick<Deal, 'note'>) => {
  const text = useText()
  return (
    <p className="mb-4 flex items-start gap-2.5 rounded-badge bg-ink-2 px-4 py-3 text-[14px]/5 wrap-anywhere">
      <IconMessage aria-hidden="true" size={18} stroke={1.6} className="mt-px flex-none text-bone-1" />
      <span>
        <span className="block type-meta text-bone-2">{text('deal_note')}</span>
        {note}
      </span>
    </p>
  )
}

const DealItem = ({ item }: { item: Deal['items'][number] }) => {
  const { format } = usePrices()
  return (
    <li className="flex items-center gap-4 border-b border-line py-3 first:pt-0 last:border-0 last:pb-0">
      <SkinPicture image={skinImage(item.img_url)} quality={item.quality} size="thumb" className="w-[96px] flex-none" />
      <span className="min-w-0 flex-1">
        <a href={paths.item(item)} className="block type-card wrap-anywhere hover:underline">
          {item.title}
        </a>
        {item.float !== null && <span className="block type-mono text-bone-2">{item.float.toFixed(6)}</span>}
      </span>
      <span className="flex-none text-bone-1 tabular-nums">{format(item.price)}</span>
    </li>
  )
}

const DealPrice = ({ deal: { price, sum } }: { deal: Deal }) => {
  const text = useText()
  const { format } = usePrices()
  const saved = toUnits(subtract(fromUnits(sum), fromUnits(price)))
  return (
    <div>
      <dl className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <dt className="type-label text-bone-2">{text('deal_price')}</dt>
          <dd className="mt-1 type-price-detail compact:text-[36px]/[40px]">{format(price)}</dd>
        </div>
        {saved > 0 && (
          <div className="text-right compact:text-left">
            <dt className="type-label text-bone-2">{text('deal_sum')}</dt>
            <dd className="mt-1 type-price text-bone-2">{format(sum)}</dd>
          </div>
        )}
      </dl>
      {saved > 0 && (
        <p className="mt-2 text-[14px]/5 font-[580] text-bamboo">{text('deal_saves', { amount: format(saved) })}</p>
      )}
    </div>
  )
}
