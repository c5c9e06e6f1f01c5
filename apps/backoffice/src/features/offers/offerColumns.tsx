import type { OfferQueue, StaffOfferRow } from '@pandrop/contract/staff/offers'
import { showEuro } from '../../format.ts'
import type { Column } from '../../table/columns.ts'
import { offerListTexts } from '../../texts/offers.ts'
import { shelvingTexts } from '../../texts/shelving.ts'
import { copyText, OfferClock, OfferPicture } from './offerParts.tsx'

/** Columns of a queue; the offer that is shown beside it carries a mark. */
export const offerColumns = (shownId: number | null, queue: OfferQueue): Column<StaffOfferRow>[] => [
  ...copyColumns(shownId),
  ...(queue === 'to_shelve' ? shelfColumns : askedColumns),
]

const copyColumns = (shownId: number | null): Column<StaffOfferRow>[] => [
  {
    id: 'picture',
    header: offerListTexts.picture,
    headerHidden: true,
    // A picture that fills its row of 44 px.
    className: 'w-16 py-0! pr-0!',
    cell: ({ id, img, rarity }) => (
      <span className="flex items-center">
        {id === shownId && (
          <span aria-hidden="true" className="absolute inset-y-1.5 left-0 w-[3px] rounded-full bg-bone-0" />
        )}
        <OfferPicture img={img} rarity={rarity} className="w-12" />
      </span>
    ),
  },
  {
    id: 'skin',
    header: offerListTexts.skin,
    grow: true,
    cell: (row) => (
      <>
        <span className="font-[560]">{row.title}</span>
        <span className="text-bone-2">{` ${copyText(row)}`}</span>
      </>
    ),
  },
]

const askedColumns: Column<StaffOfferRow>[] = [
  {
    id: 'wish',
    header: offerListTexts.wish,
    align: 'right',
    cell: ({ user_price: wish }) => <span className="font-[640]">{showEuro(wish)}</span>,
  },
  {
    id: 'suggested',
    header: offerListTexts.suggested,
    align: 'right',
    muted: true,
    // The panel beside the list says it too.
    className: 'max-[1400px]:hidden',
    cell: ({ quote }) => (quote ? showEuro(quote.suggested_price) : offerListTexts.none),
  },
  {
    id: 'clock',
    header: offerListTexts.clock,
    align: 'right',
    cell: ({ clock }) => <OfferClock clock={clock} />,
  },
]

const euroOr = (sum: number | null | undefined): string =>
  sum === null || sum === undefined ? offerListTexts.none : showEuro(sum)

const shelfColumns: Column<StaffOfferRow>[] = [
  {
    id: 'cost',
    header: shelvingTexts.columns.cost,
    align: 'right',
    cell: ({ service_price: cost }) => <span className="font-[640]">{euroOr(cost)}</span>,
  },
  {
    id: 'reference',
    header: shelvingTexts.columns.reference,
    align: 'right',
    muted: true,
    // The panel beside the list says it too.
    className: 'max-[1400px]:hidden',
    cell: ({ quote }) => euroOr(quote?.reference_price),
  },
  {
    id: 'facts',
    header: shelvingTexts.columns.facts,
    cell: ({ lacks }) =>
      lacks.length === 0 ? (
        shelvingTexts.ready
      ) : (
        <span className="text-bone-2">
          {shelvingTexts.missing(lacks.map((gap) => shelvingTexts.lacks[gap]).join(', '))}
        </span>
      ),
  },
]
