import type { StaffPack, StaffPackItem } from '@pandrop/contract/staff/packs'
import { SkinPicture } from '@pandrop/ui/SkinPicture'
import { Link } from '@tanstack/react-router'
import { showEuro, showMoment } from '../../format.ts'
import { paths } from '../../paths.ts'
import { skinImage } from '../../pictures.ts'
import type { Column } from '../../table/columns.ts'
import { DataTable } from '../../table/DataTable.tsx'
import { wholeList } from '../../table/tableList.ts'
import { itemStateNames } from '../../texts/items.ts'
import { packStateTexts, packTexts as texts } from '../../texts/packs.ts'
import { togetherTexts } from '../../texts/together.ts'
import { Facts } from '../../ui/Facts.tsx'
import { Margin, Nothing } from '../../ui/Margin.tsx'
import { Section } from '../../ui/Section.tsx'
import { fromText, untilText } from './packWords.ts'

interface PackProps {
  pack: StaffPack
}

const TermsPanel = ({ pack }: PackProps) => (
  <Section title={texts.terms}>
    <Facts
      facts={[
        { term: texts.price, value: showEuro(pack.price) },
        { term: texts.sum, value: showEuro(pack.sum) },
        { term: texts.off, value: togetherTexts.percent(pack.discount_percent) },
        { term: texts.margin, value: <Margin percent={pack.margin_percent} /> },
        { term: texts.from, value: fromText(pack), mono: true },
        { term: texts.until, value: untilText(pack), mono: pack.until !== null },
      ]}
    />
  </Section>
)

const StandingPanel = ({ pack }: PackProps) => {
  const sentence = packStateTexts[pack.state]
  return (
    <Section title={texts.standing}>
      {sentence && <p className="mb-3 text-bone-1">{sentence}</p>}
      <Facts
        facts={[
          {
            term: texts.order,
            value: pack.order_id && (
              <Link to={paths.order(pack.order_id)} className="text-link">
                {texts.orderNumber(pack.order_id)}
              </Link>
            ),
          },
          { term: texts.soldAt, value: pack.sold_at && showMoment(pack.sold_at), mono: true },
          { term: texts.stoppedAt, value: pack.stopped_at && showMoment(pack.stopped_at), mono: true },
          { term: texts.madeBy, value: texts.madeByAt(pack.made_by, showMoment(pack.created_at)) },
          {
            term: texts.inShop,
            value:
              pack.state === 'planned' ? null : (
                <a href={`/packs/${pack.id}`} target="_blank" rel="noopener" className="text-link">
                  {texts.inShopLink}
                </a>
              ),
          },
        ]}
      />
      <p className="mt-3 type-meta text-bone-2">{texts.fixed}</p>
    </Section>
  )
}

const columns: readonly Column<StaffPackItem>[] = [
  {
    id: 'picture',
    header: texts.pictures,
    headerHidden: true,
    cell: ({ img, rarity }) => (
      <SkinPicture image={skinImage(img)} quality={rarity} size="thumb" className="-my-1.5 w-[60px]" />
    ),
    className: 'w-[84px] pr-0!',
  },
  {
    id: 'title',
    header: texts.item,
    cell: ({ title, phase }) => [title, phase].filter(Boolean).join(' '),
    grow: true,
  },
  { id: 'price', header: texts.itemPrice, align: 'right', cell: ({ price }) => showEuro(price) },
  {
    id: 'cost',
    header: texts.cost,
    align: 'right',
    cell: ({ cost }) => (cost === null ? <Nothing /> : showEuro(cost)),
    from: 640,
  },
  {
    id: 'state',
    header: texts.state,
    cell: ({ state, gone }) => (
      <span className="inline-flex flex-wrap gap-x-2">
        {itemStateNames[state]}
        {gone && <span className="text-warn">{texts.gone}</span>}
      </span>
    ),
    from: 640,
  },
]

/** It came with the pack. */
const settled = { isError: false, error: null, isFetching: false, refetch: () => undefined }

/** A pack: its terms, how it stands, and its items. */
export const PackView = ({ pack }: PackProps) => (
  <>
    <div className="grid grid-cols-2 items-start gap-3 tight:grid-cols-1">
      <TermsPanel pack={pack} />
      <StandingPanel pack={pack} />
    </div>
    <Section title={texts.itemsTable} flush>
      <DataTable
        label={texts.itemsTable}
        columns={columns}
        list={wholeList({ ...settled, data: pack.items })}
        rowKey={({ id }) => id}
        href={({ id }) => paths.item(id)}
        rowName={({ id, title }) => texts.itemName(title, id)}
        empty={{ title: texts.chosenNone }}
      />
    </Section>
  </>
)
