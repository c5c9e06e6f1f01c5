import type { OfferQueue as Queue, StaffOffer, StaffOfferRow } from '@pandrop/contract/staff/offers'
import { listStaffOffers } from '@pandrop/contract/staff/routes/offers'
import { EmptyState } from '@pandrop/ui/EmptyState'
import { useQuery } from '@tanstack/react-query'
import { type FocusEvent, type KeyboardEvent, lazy, Suspense, useMemo, useRef, useState } from 'react'
import { showEuro } from '../../format.ts'
import { useAddress } from '../../hooks/useAddress.ts'
import { usePages } from '../../hooks/usePages.ts'
import { DataTable } from '../../table/DataTable.tsx'
import { FilterTabs } from '../../table/FilterTabs.tsx'
import { ListPanel } from '../../table/ListPanel.tsx'
import { SearchField } from '../../table/SearchField.tsx'
import { useSelection } from '../../table/selection.ts'
import { usePageKeys } from '../../table/usePageKeys.ts'
import { clockText, offerListTexts } from '../../texts/offers.ts'
import { KeyHint } from '../../ui/KeyHint.tsx'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { OfferDetails } from './OfferDetails.tsx'
import { OfferDialog } from './OfferDialog.tsx'
import { OfferView } from './OfferView.tsx'
import { offerColumns } from './offerColumns.tsx'
import { queueOf } from './offerParts.tsx'
import { dropFromLists, isShelvable, offerCountsQuery, offerListsKey } from './offerQueries.ts'
import { ShelveMany } from './ShelveMany.tsx'
import { useOfferQueue } from './useOfferQueue.ts'
import { useSelectedOffer } from './useSelectedOffer.ts'

const KeysHelp = lazy(async () => ({ default: (await import('../../ui/KeysHelp.tsx')).KeysHelp }))

const queues = Object.keys(offerListTexts.queues) as Queue[]

const listMilliseconds = 60_000

const readQueue = (word: string | undefined): Queue => queues.find((queue) => queue === word) ?? 'to_answer'

const rowText = ({ title, user_price: wish, clock }: StaffOfferRow): [string, string] => [
  `${title}, ${showEuro(wish)}`,
  clock ? clockText(clock) : '',
]

/** The queues of offers: the list left, the selected offer right; the keyboard alone clears it. */
export const OfferQueue = () => {
  const [words, changeAddress] = useAddress()
  const queue = readQueue(words.queue)
  const search = words.search ?? ''
  const query = { queue, search: search || undefined }
  const list = usePages(listStaffOffers, { key: offerListsKey, query, every: listMilliseconds })
  const counts = useQuery(offerCountsQuery).data
  const box = useRef<HTMLDivElement>(null)
  const { selected, select, neighbourOf, focusRow, goTo } = useSelectedOffer(box, list.stale ? [] : list.rows)
  const [answering, setAnswering] = useState<number | null>(null)
  const [announced, announce] = useState('')
  const [help, setHelp] = useState(false)
  const columns = useMemo(() => offerColumns(selected, queue), [selected, queue])
  const ticked = useSelection()
  const isShelving = queue === 'to_shelve'

  const handling = useOfferQueue((offer: StaffOffer, done: string) => {
    const next = neighbourOf(offer.id)
    if (staysIn(queue, offer)) {
      announce(done)
      goTo(offer.id)
      return
    }
    dropFromLists(offer.id)
    if (next) {
      announce(offerListTexts.next(done, ...rowText(next)))
      goTo(next.id)
    } else {
      announce(offerListTexts.cleared(done))
      select(null)
      document.getElementById('page')?.focus()
    }
  })

  usePageKeys({
    d: () => selected !== null && handling.openStep('rejected'),
    s: () => selected !== null && isShelvable(selected) && handling.openStep('shelve'),
    '?': () => setHelp(true),
  })

  const show = (change: { queue?: Queue; search?: string }): void => {
    select(null)
    ticked.clear()
    changeAddress(change)
  }
  const onRowFocus = (event: FocusEvent<HTMLElement>): void => {
    const index = event.target.closest<HTMLElement>('[data-row]')?.dataset.row
    const row = index === undefined ? undefined : list.rows[Number(index)]
    if (row) select(row.id)
  }
  const onPaneKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && selected !== null && !event.defaultPrevented) focusRow(selected)
  }
  return (
    <>
      <p role="status" className="sr-only">
        {announced}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <FilterTabs
          label={offerListTexts.queue}
          options={queues.map((value) => ({
            value,
            label: offerListTexts.queues[value],
            count: value === 'ended' || value === 'all' ? undefined : counts?.[value],
          }))}
          value={queue}
          onChange={(value) => show({ queue: readQueue(value) })}
        />
        <StaffButton kind="tertiary" onClick={() => setHelp(true)} iconAfter={<KeyHint>?</KeyHint>}>
          {offerListTexts.keys}
        </StaffButton>
      </div>
      <div className="grid items-start gap-3 roomy:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
        <ListPanel
          title={offerListTexts.queues[queue]}
          titled
          aside={
            <SearchField label={offerListTexts.search} value={search} onChange={(next) => show({ search: next })} />
          }
        >
          {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears which row has the focus */}
          <div ref={box} onFocus={onRowFocus}>
            {isShelving && list.rows.length > 0 && (
              <ShelveMany
                chosen={list.rows.filter(({ id }) => ticked.has(String(id)))}
                onDone={(refused) => ticked.set(refused.map(String))}
              />
            )}
            <DataTable
              label={offerListTexts.list}
              columns={columns}
              list={list}
              rowKey={({ id }) => id}
              rowName={({ id, title }) => offerListTexts.rowName(id, title)}
              onOpen={({ id }) => {
                select(id)
                if (isShelving) handling.openStep('shelve')
                else setAnswering(id)
              }}
              selection={isShelving ? ticked : undefined}
              empty={
                search === ''
                  ? { title: offerListTexts.empty, text: offerListTexts.emptyText }
                  : { title: offerListTexts.notFound, text: offerListTexts.notFoundText }
              }
            />
          </div>
        </ListPanel>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape leads back from any field in it */}
        <div
          onKeyDown={onPaneKey}
          className="min-w-0 roomy:sticky roomy:top-3 roomy:max-h-[calc(100dvh-24px)] roomy:overflow-y-auto"
        >
          {selected === null ? (
            <EmptyState title={offerListTexts.choose} text={offerListTexts.chooseText} />
          ) : (
            <OfferView id={selected}>
              {(offer) => (
                <>
                  <OfferDetails
                    key={`${offer.id} ${handling.answers}`}
                    beside
                    offer={offer}
                    draft={handling.draftOf(offer.id)}
                    onDraft={(draft) => handling.keepDraft(offer.id, draft)}
                    focused={answering === offer.id}
                    onFocused={() => setAnswering(null)}
                    onStep={handling.openStep}
                    onDone={handling.done}
                    onMovedOn={() => handling.movedOn(offer.id)}
                  />
                  {handling.step && (
                    <OfferDialog
                      asking={handling.step}
                      offer={offer}
                      onClose={handling.closeStep}
                      onDone={handling.done}
                      onMovedOn={() => handling.movedOn(offer.id)}
                    />
                  )}
                </>
              )}
            </OfferView>
          )}
        </div>
      </div>
      {help && (
        <Suspense>
          <KeysHelp title={offerListTexts.keysTitle} keys={offerListTexts.keysList} onClose={() => setHelp(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Whether an offer still stands in a queue after something was done with it. */
const staysIn = (queue: Queue, offer: StaffOffer): boolean => {
  if (queue === 'to_shelve') return offer.can_be_shelved
  return queue === 'all' || queueOf(offer) === queue
}
