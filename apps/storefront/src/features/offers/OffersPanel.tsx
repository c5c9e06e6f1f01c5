import { offersKey, offersQuery } from '@pandrop/api-client/offer-queries'
import { offerAction } from '@pandrop/contract/lifecycle/offer'
import type { Offer } from '@pandrop/contract/offers'
import { Button } from '@pandrop/ui/Button'
import { EmptyState } from '@pandrop/ui/EmptyState'
import { ErrorState } from '@pandrop/ui/ErrorState'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { IconPlus } from '@tabler/icons-react'
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { HistoryPages } from '../../history/HistoryPages.tsx'
import { rowsPerPage, usePages } from '../../history/usePages.ts'
import { useApi } from '../../hooks/useApi.ts'
import { useGo } from '../../hooks/useGo.ts'
import { useText } from '../../hooks/useText.ts'
import { useToasts } from '../../hooks/useToasts.ts'
import { PandaPicture } from '../../PandaPicture.tsx'
import { paths } from '../../paths.ts'
import { withTexts } from '../../texts/shown.ts'
import { OfferTable } from './OfferTable.tsx'
import { readOfferId } from './offerParts.ts'

const SellDialog = lazy(async () => {
  const screen = await withTexts(import('./SellDialog.tsx'), import('../../texts/selling.ts'))
  return { default: screen.SellDialog }
})

const OfferDialog = lazy(async () => {
  const screen = await withTexts(import('./OfferDialog.tsx'), import('../../texts/selling.ts'))
  return { default: screen.OfferDialog }
})

interface OffersPanelProps {
  /** which offer is open above the list, as the address says */
  opened: string | undefined
  /** asks for the money of an offer; another feature's, so the page hands it in */
  payoutDialog: (offer: Offer, close: () => void) => ReactNode
}

/** The offer that the address opens; one that cannot exist is said and taken out of the address. */
const useOpened = (opened: string | undefined) => {
  const text = useText()
  const toast = useToasts()
  const go = useGo()
  const id = opened === undefined ? undefined : readOfferId(opened)
  const show = (offer?: Offer) => go(paths.offers(offer?.id), { replace: true, keepScroll: true })
  const refuse = useEffectEvent(() => {
    toast.error(text('offer_id_missing'))
    show()
  })
  const impossible = opened !== undefined && id === undefined
  useEffect(() => {
    if (impossible) refuse()
  }, [impossible])
  return { id, show }
}

/** A list that is there already and cannot be read anew stays; a toast says that it may be old. */
const useOffers = (): UseQueryResult<Offer[]> => {
  const text = useText()
  const toast = useToasts()
  const reading = useQuery(offersQuery(useApi()))
  const failed = reading.isRefetchError ? reading.errorUpdatedAt : undefined
  const say = useEffectEvent(() => toast.error(text('offers_data_failed')))
  useEffect(() => {
    if (failed !== undefined) say()
  }, [failed])
  return reading
}

/** What the customer sells to the shop, newest first, five rows a page (docs/behaviour/pages.md#offer-list). */
export const OffersPanel = ({ opened, payoutDialog }: OffersPanelProps) => {
  const text = useText()
  const queryClient = useQueryClient()
  const reading = useOffers()
  const { id, show } = useOpened(opened)
  const [lastId, keepLastId] = useState(id)
  const [selling, setSelling] = useState<'never' | 'open' | 'closed'>('never')
  const [paying, setPaying] = useState<Offer | null>(null)
  // The dialog fades out with what it showed.
  if (id !== undefined && id !== lastId) keepLastId(id)

  const refresh = () => void queryClient.invalidateQueries({ queryKey: offersKey })
  const act = (offer: Offer) => (offerAction(offer.status) === 'payout' ? setPaying(offer) : show(offer))
  const newOffer = (
    <Button size={40} icon={<IconPlus aria-hidden="true" size={18} stroke={2} />} onClick={() => setSelling('open')}>
      {text('offers_new')}
    </Button>
  )
  const isEmpty = reading.data?.length === 0
  return (
    <>
      <div className="mb-3 flex min-h-10 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-bone-2">{text('offers_reply')}</p>
        {!isEmpty && newOffer}
      </div>
      <List reading={reading} newOffer={newOffer} onAct={act} onOpen={show} />
      <Suspense>
        {selling !== 'never' && (
          <SellDialog open={selling === 'open'} onClose={() => setSelling('closed')} onSent={refresh} />
        )}
        {lastId !== undefined && (
          <OfferDialog
            key={lastId}
            id={lastId}
            open={id !== undefined}
            onClose={() => show()}
            onPayout={(offer) => {
              show()
              setPaying(offer)
            }}
          />
        )}
      </Suspense>
      {paying && payoutDialog(paying, () => setPaying(null))}
    </>
  )
}

interface OffersProps {
  offers: Offer[]
  onAct: (offer: Offer) => void
  onOpen: (offer: Offer) => void
}

interface ListProps extends Omit<OffersProps, 'offers'> {
  reading: UseQueryResult<Offer[]>
  newOffer: ReactNode
}

const List = ({ reading, newOffer, ...does }: ListProps) => {
  const text = useText()
  if (reading.data) {
    if (reading.data.length > 0) return <Offers offers={reading.data} {...does} />
    return (
      <EmptyState
        picture={<PandaPicture pose="asleep" />}
        title={text('offers_none')}
        text={text('offers_none_text')}
        action={newOffer}
      />
    )
  }
  if (!reading.isError) return <OffersSkeleton />
  return (
    <ErrorState
      title={text('offers_fetch_failed')}
      retryLabel={text('account_retry')}
      onRetry={() => void reading.refetch()}
      retrying={reading.isFetching}
    />
  )
}

const Offers = ({ offers, ...does }: OffersProps) => {
  const { page, pages, shown, turn } = usePages(offers)
  return (
    <>
      <OfferTable offers={shown} paged={pages > 1} {...does} />
      <HistoryPages page={page} pages={pages} onTurn={turn} />
    </>
  )
}

const skeletonRows = Array.from({ length: rowsPerPage }, (_, place) => `row ${place}`)

/** The list of offers while it is on its way, as large as it will be. */
const OffersSkeleton = () => {
  const text = useText()
  return (
    <div role="status" aria-label={text('offers_loading')}>
      <div className="raised overflow-hidden rounded-card narrow:hidden">
        <div className="h-[42px] border-b border-line" />
        {skeletonRows.map((row) => (
          <div key={row} className="flex h-[72px] items-center gap-4 border-b border-line px-4 last:border-0">
            <Skeleton className="h-9 w-[84px] flex-none" />
            <Skeleton className="ml-4 h-[50px] w-[76px] flex-none" />
            <Skeleton className="h-9 w-[220px] max-w-full" />
            <Skeleton className="ml-auto h-[26px] w-[140px] flex-none" />
            <Skeleton className="h-10 w-[84px] flex-none rounded-button" />
          </div>
        ))}
      </div>
      <div className="flex flex-col gap-3 wide:hidden">
        {skeletonRows.map((row) => (
          <Skeleton key={row} className="h-[232px] w-full rounded-card" />
        ))}
      </div>
    </div>
  )
}
