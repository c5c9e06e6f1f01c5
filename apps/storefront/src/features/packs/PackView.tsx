import type { PackDetails } from '@pandrop/contract/packs'
import { Breadcrumb } from '@pandrop/ui/Breadcrumb'
import { Price } from '@pandrop/ui/Price'
import type { ReactNode } from 'react'
import { dayOf } from '../../dates.ts'
import { usePrices } from '../../hooks/usePrices.ts'
import { useText } from '../../hooks/useText.ts'
import { paths } from '../../paths.ts'

interface PackViewProps {
  pack: PackDetails
  /** how it is bought */
  purchase: ReactNode
  /** the cards of its items */
  children: ReactNode
}

/** The page of a pack: what it holds, beside what it costs and how it is bought. */
export const PackView = ({ pack, purchase, children }: PackViewProps) => {
  const text = useText()
  const isGone = pack.standing === 'gone'
  const steps = [
    { key: 'home', content: <a href={paths.home()}>{text('nav_home')}</a> },
    { key: 'packs', content: <a href={paths.packs()}>{text('packs_title')}</a> },
    { key: 'pack', content: pack.name },
  ]
  return (
    <div className="page pt-6 pb-18">
      <Breadcrumb label={text('breadcrumb_label')} steps={steps} />
      <div className="mt-5 grid gap-6 desktop:grid-cols-[minmax(0,1fr)_464px] desktop:items-start">
        <section
          aria-labelledby="pack-title"
          className="raised rounded-stage p-5 sm:p-7 desktop:sticky desktop:top-[92px] desktop:order-2"
        >
          <p className="text-[17px]/6 font-[520] text-bone-1">{text('pack_count', { count: pack.items.length })}</p>
          <h1 id="pack-title" className="mt-1 type-h1 wrap-anywhere">
            {pack.name}
          </h1>
          {isGone ? <Gone /> : <Offer pack={pack} />}
          {purchase && <div className="mt-5">{purchase}</div>}
          {!isGone && <p className="mt-4 type-meta text-bone-2">{text('pack_whole')}</p>}
        </section>
        <section aria-labelledby="pack-items" className="min-w-0">
          <h2 id="pack-items" className="mb-4 type-h3">
            {text(isGone ? 'pack_items_left' : 'pack_items')}
          </h2>
          {children}
        </section>
      </div>
    </div>
  )
}

const Offer = ({ pack }: { pack: PackDetails }) => {
  const text = useText()
  const prices = usePrices()
  const saving = (Math.round(pack.sum * 100) - Math.round(pack.price * 100)) / 100
  const until = pack.until && text('pack_until', { date: dayOf(Date.parse(pack.until) - 1) })
  return (
    <>
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Price amount={pack.price} currency={prices.currency} size="detail" />
        {saving > 0 && <span className="text-bone-2">{text('pack_sum', { amount: prices.format(pack.sum) })}</span>}
      </div>
      <p className="mt-1.5 type-meta text-bone-2">
        {[saving > 0 && text('pack_saving', { amount: prices.format(saving) }), until].filter(Boolean).join(' · ')}
      </p>
      {pack.standing === 'waiting' && (
        <p role="status" className="mt-5 rounded-input bg-ink-2 px-4 py-3 text-[14px]/5 text-warn">
          {text('pack_waiting')}
        </p>
      )}
    </>
  )
}

const Gone = () => {
  const text = useText()
  return (
    <div className="mt-5 rounded-input bg-ink-2 px-4 py-3">
      <p className="font-[580]">{text('pack_gone')}</p>
      <p className="mt-1 text-[14px]/5 text-bone-1">{text('pack_gone_text')}</p>
    </div>
  )
}
