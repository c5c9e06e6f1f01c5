import { offerAction, offerStatusTone } from '@pandrop/contract/lifecycle/offer'
import type { Offer } from '@pandrop/contract/offers'
import type { TextKey } from '@pandrop/dictionaries/translate'
import { formatPrice } from '@pandrop/money/format'
import { Button } from '@pandrop/ui/Button'
import { StatusBadge } from '@pandrop/ui/StatusBadge'
import { Table } from '@pandrop/ui/Table'
import type { MouseEvent, ReactNode } from 'react'
import { dateOf } from '../../dates.ts'
import { rowsPerPage } from '../../history/usePages.ts'
import { useText } from '../../hooks/useText.ts'
import { paths } from '../../paths.ts'
import { OfferPicture } from './OfferPicture.tsx'
import { offerNumber, qualityText, statusText } from './offerParts.ts'

const DateAndId = (offer: Offer) => (
  <>
    <span className="block type-mono">{dateOf(offer.created_at)}</span>
    <span className="block type-mono text-bone-2">#{offerNumber(offer)}</span>
  </>
)

interface ItemFaceProps {
  offer: Offer
  onOpen: (offer: Offer) => void
}

const ItemFace = ({ offer, onOpen }: ItemFaceProps) => {
  const text = useText()
  // The page stays where it is scrolled to; whoever wants a tab of their own gets one.
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    onOpen(offer)
  }
  return (
    <span className="flex items-center gap-4">
      <OfferPicture item={offer.item} className="w-[76px] flex-none" />
      <span className="min-w-0 whitespace-normal">
        <a
          href={paths.offers(offer.id)}
          title={offer.title}
          onClick={open}
          className="type-card wrap-anywhere hover:underline wide:line-clamp-2"
        >
          {offer.title}
        </a>
        <span className="block type-meta text-bone-2">{qualityText(text, offer)}</span>
      </span>
    </span>
  )
}

const Counter = ({ service_price }: Pick<Offer, 'service_price'>) => {
  const text = useText()
  if (service_price !== null) return <span className="font-[680]">{formatPrice(service_price)}</span>
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{text('offers_no_counter')}</span>
    </>
  )
}

const Status = (offer: Offer) => {
  const text = useText()
  return <StatusBadge kind={offerStatusTone(offer.status)} label={statusText(text, offer)} />
}

interface ActionProps {
  offer: Offer
  onAct: (offer: Offer) => void
  wide?: boolean
}

/** What can be done about an offer: ask for the money, decide, or read (docs/behaviour/offers.md#what-to-do). */
const Action = ({ offer, onAct, wide }: ActionProps) => {
  const text = useText()
  const action = offerAction(offer.status)
  const label = text(`offers_action_${action}`)
  return (
    <Button
      size={40}
      kind={action === 'details' ? 'secondary' : 'primary'}
      wide={wide}
      aria-label={text('offers_action_of', { action: label, title: offer.title, offer: String(offer.id) })}
      onClick={() => onAct(offer)}
    >
      {label}
    </Button>
  )
}

const Price = ({ label, children }: { label: TextKey; children: ReactNode }) => {
  const text = useText()
  return (
    <span className="min-w-0">
      <span className="block type-meta text-bone-2">{text(label)}</span>
      {children}
    </span>
  )
}

const OfferCard = ({ offer, onAct, onOpen }: ItemFaceProps & Omit<ActionProps, 'wide'>) => (
  <div className="flex flex-col gap-3">
    <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
      <span>
        <DateAndId {...offer} />
      </span>
      <Status {...offer} />
    </div>
    <ItemFace offer={offer} onOpen={onOpen} />
    <div className="grid grid-cols-2 gap-3">
      <Price label="offers_wish">{formatPrice(offer.user_price)}</Price>
      <Price label="offers_counter">
        <Counter {...offer} />
      </Price>
    </div>
    <Action offer={offer} onAct={onAct} wide />
  </div>
)

interface OfferTableProps {
  offers: readonly Offer[]
  /** there are more pages, so that this one keeps its height */
  paged: boolean
  onAct: (offer: Offer) => void
  /** shows its details, whatever else can be done about it */
  onOpen: (offer: Offer) => void
}

/** Offers as a table on large screens and as cards on small ones (docs/behaviour/look.md#tables-and-cards). */
export const OfferTable = ({ offers, paged, onAct, onOpen }: OfferTableProps) => {
  const text = useText()
  return (
    <Table<Offer>
      className={paged ? 'narrow:min-h-[1208px]' : undefined}
      caption={text('offers_title')}
      rows={offers}
      rowKey={({ id }) => id}
      rowsMin={rowsPerPage}
      card={(offer) => <OfferCard offer={offer} onAct={onAct} onOpen={onOpen} />}
      columns={[
        { key: 'date', head: text('orders_date'), cell: DateAndId },
        {
          key: 'item',
          head: text('orders_item'),
          cell: (offer) => <ItemFace offer={offer} onOpen={onOpen} />,
          className: 'w-full min-w-[220px]',
        },
        {
          key: 'wish',
          head: text('offers_wish'),
          cell: ({ user_price }) => formatPrice(user_price),
          align: 'right',
          className: 'desktop:min-w-[130px]',
        },
        {
          key: 'counter',
          head: text('offers_counter'),
          cell: Counter,
          align: 'right',
          className: 'desktop:min-w-[130px]',
        },
        { key: 'status', head: text('orders_status'), cell: Status, className: 'desktop:min-w-[230px]' },
        {
          key: 'action',
          head: text('offers_action'),
          headHidden: true,
          cell: (offer) => <Action offer={offer} onAct={onAct} />,
          align: 'right',
          className: 'desktop:min-w-[170px]',
        },
      ]}
    />
  )
}
