import type { DeliveryCard as Card } from '@pandrop/contract/staff/deliveries'
import { claimDelivery } from '@pandrop/contract/staff/routes/deliveries'
import { EmptyState } from '@pandrop/ui/EmptyState'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useCall } from '../../hooks/useCall.ts'
import { useCopy } from '../../hooks/useCopy.ts'
import { usePageKeys } from '../../table/usePageKeys.ts'
import { deliveryTexts as texts } from '../../texts/deliveries.ts'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { copyText, sizeText } from './cardText.ts'
import { DeliveryCard } from './DeliveryCard.tsx'
import { cardKey, cardsQuery, dropCard } from './deliveryQueries.ts'

const none: readonly Card[] = []

/** One card for each trade link, whoever waits longest first; the keyboard alone sends them all. */
export const CardList = () => {
  const { data, isError, error, isFetching, refetch } = useQuery(cardsQuery)
  const cards = data?.cards ?? none
  const box = useRef<HTMLUListElement>(null)
  // The card that is open, and where it stood when it was opened.
  const [opened, setOpened] = useState<{ key: string; place: number } | null>(null)
  const [announced, announce] = useState('')
  const claim = useCall(claimDelivery, { failed: '', quiet: true })
  const place = opened === null ? -1 : cards.findIndex((card) => cardKey(card) === opened.key)
  const open = cards[place]
  const { copy } = useCopy(open ? copyText(open) : '')

  const focusHead = (key: string): void => {
    const heads = box.current?.querySelectorAll<HTMLElement>('[data-card]') ?? []
    const head = [...heads].find(({ dataset }) => dataset.card === key)
    head?.focus({ preventScroll: true })
    // What opens below it is drawn first.
    requestAnimationFrame(() => head?.closest('li')?.scrollIntoView({ block: 'nearest' }))
  }
  const show = (at: number): void => {
    const card = cards[at]
    if (!card) return
    setOpened({ key: cardKey(card), place: at })
    void claim.run({ body: { orders: card.orders.map(({ id }) => id) } })
    focusHead(cardKey(card))
  }
  const finish = (card: Card): void => {
    const at = cards.findIndex((one) => cardKey(one) === cardKey(card))
    const next = cards[at + 1] ?? cards[at - 1]
    const done = texts.saved(card.customer.name)
    dropCard(cardKey(card))
    if (!next) {
      setOpened(null)
      announce(texts.cleared(done))
      document.getElementById('page')?.focus()
      return
    }
    const nextPlace = cards[at + 1] ? at : at - 1
    setOpened({ key: cardKey(next), place: nextPlace })
    announce(texts.next(done, next.customer.name, sizeText(next)))
    void claim.run({ body: { orders: next.orders.map(({ id }) => id) } })
    focusHead(cardKey(next))
  }

  // Somebody else has finished the card that is open: it goes, and who had it open stays where it was.
  const isGone = opened !== null && data !== undefined && place === -1
  useEffect(() => {
    if (!isGone || !opened) return
    setOpened(null)
    announce(texts.goneMeanwhile)
    const follows = cards[Math.min(opened.place, cards.length - 1)]
    if (follows) focusHead(cardKey(follows))
  })

  usePageKeys({
    j: () => show(place === -1 ? 0 : Math.min(place + 1, cards.length - 1)),
    k: () => show(place === -1 ? 0 : Math.max(place - 1, 0)),
    o: () => open && window.open(open.trade_link, '_blank', 'noopener,noreferrer'),
    c: () => open && void copy(),
    t: () => box.current?.querySelector<HTMLElement>('[data-trade-number]')?.focus(),
  })

  if (isError && !data)
    return <LoadFailed title={texts.failed} error={error} isFetching={isFetching} refetch={refetch} />
  return (
    <>
      <p role="status" className="sr-only">
        {data ? announced : texts.loading}
      </p>
      {!data && <LoadingCards />}
      {data && cards.length === 0 && <EmptyState title={texts.none} text={texts.noneText} />}
      <ul ref={box} aria-label={texts.cards} className="flex flex-col gap-2 empty:hidden">
        {cards.map((card, at) => (
          <DeliveryCard
            key={cardKey(card)}
            card={card}
            isOpen={at === place}
            onToggle={() => (at === place ? setOpened(null) : show(at))}
            onDone={() => finish(card)}
          />
        ))}
      </ul>
      {data?.more && <p className="text-bone-1">{texts.more(cards.length)}</p>}
    </>
  )
}

const cardsShown = 6

const LoadingCards = () => (
  <div className="flex flex-col gap-2">
    {Array.from({ length: cardsShown }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
      <Skeleton key={index} className="h-14 rounded-large" />
    ))}
  </div>
)
