import { isOpenDeal } from '@pandrop/contract/lifecycle/deal'
import type { StaffDeal } from '@pandrop/contract/staff/deals'
import { SkinPicture } from '@pandrop/ui/SkinPicture'
import { Timeline } from '@pandrop/ui/Timeline'
import { IconAlertTriangleFilled } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { showEuro, showMoment } from '../../format.ts'
import { TogetherFigures } from '../../forms/together/TogetherFigures.tsx'
import { paths } from '../../paths.ts'
import { skinImage } from '../../pictures.ts'
import type { Column } from '../../table/columns.ts'
import { DataTable } from '../../table/DataTable.tsx'
import { ListPanel } from '../../table/ListPanel.tsx'
import { wholeList } from '../../table/tableList.ts'
import { dealEventNames, dealTexts as texts } from '../../texts/deals.ts'
import { Facts } from '../../ui/Facts.tsx'
import { Section } from '../../ui/Section.tsx'

interface DealProps {
  deal: StaffDeal
}

/** One deal: to whom, what for which price, and what happened to it. */
export const DealView = ({ deal }: DealProps) => (
  <>
    {deal.customer_held && isOpenDeal(deal.state) && (
      <p role="status" className="flex items-start gap-2.5 rounded-large bg-ink-2 px-4 py-3 text-warn">
        <IconAlertTriangleFilled aria-hidden="true" size={18} className="mt-px flex-none" />
        {texts.held}
      </p>
    )}
    <div className="grid gap-3 roomy:grid-cols-[minmax(0,1fr)_360px]">
      <div className="flex min-w-0 flex-col gap-3">
        <DealItems deal={deal} />
        <DealTimeline deal={deal} />
      </div>
      <DealTerms deal={deal} />
    </div>
  </>
)

type Item = StaffDeal['items'][number]

const columns: readonly Column<Item>[] = [
  {
    id: 'picture',
    header: texts.skin,
    headerHidden: true,
    cell: ({ img, rarity }) => (
      <SkinPicture image={skinImage(img)} quality={rarity} size="thumb" className="my-1.5 w-16" />
    ),
    from: 640,
  },
  { id: 'title', header: texts.skin, cell: ({ title }) => title, grow: true },
  {
    id: 'float',
    header: texts.float,
    cell: ({ float }) => float?.toFixed(4) ?? '',
    mono: true,
    muted: true,
    from: 1024,
  },
  {
    id: 'cost',
    header: texts.cost,
    cell: ({ cost }) => (cost === null ? '' : showEuro(cost)),
    align: 'right',
    from: 640,
  },
  { id: 'price', header: texts.itemPrice, cell: ({ price }) => showEuro(price), align: 'right' },
]

const DealItems = ({ deal: { items } }: DealProps) => (
  <ListPanel title={texts.items} titled>
    <DataTable
      label={texts.items}
      columns={columns}
      list={wholeList({ data: items, isError: false, error: null, isFetching: false, refetch: () => undefined })}
      rowKey={({ id }) => id}
      rowName={({ id }) => texts.itemName(id)}
      href={({ id }) => paths.item(id)}
      empty={{ title: texts.noItems }}
    />
  </ListPanel>
)

const DealTerms = ({ deal }: DealProps) => (
  <Section title={texts.terms} className="self-start">
    <p className="mb-3 text-[28px]/9 font-[680]">{showEuro(deal.price)}</p>
    <div className="mb-4">
      <TogetherFigures price={deal.price} sum={deal.sum} cost={deal.cost} vatPercent={deal.vat_percent} />
    </div>
    <Facts
      facts={[
        {
          term: texts.customer,
          value: (
            <Link to={paths.customer(deal.customer.id)} className="text-link">
              {deal.customer.name}
            </Link>
          ),
        },
        { term: texts.until, value: showMoment(deal.expires_at), mono: true },
        { term: texts.madeBy, value: texts.madeByAt(deal.made_by, showMoment(deal.created_at)) },
        { term: texts.ended, value: deal.ended_at && showMoment(deal.ended_at), mono: true },
        {
          term: texts.order,
          value: deal.order_id && (
            <Link to={paths.order(deal.order_id)} className="text-link">
              {texts.orderName(deal.order_id)}
            </Link>
          ),
        },
        { term: texts.note, value: deal.note || null },
      ]}
    />
  </Section>
)

type Event = StaffDeal['timeline'][number]

const whoOf = ({ by }: Event): string => {
  if (by.startsWith('customer:')) return texts.byCustomer
  return by === 'expire_deals' ? texts.byJob : by
}

const Label = ({ event }: { event: Event }) => (
  <>
    {dealEventNames[event.kind]} <span className="font-normal text-bone-2">{texts.by(whoOf(event))}</span>
    <span className="block font-normal break-words text-bone-1">{event.why}</span>
  </>
)

const DealTimeline = ({ deal: { timeline } }: DealProps) => (
  <div className="raised rounded-large p-4">
    <Timeline
      title={texts.timeline}
      noteLabel={texts.note}
      steps={timeline.map((event) => ({
        label: <Label event={event} />,
        at: Math.floor(Date.parse(event.at) / 1000),
        moment: showMoment(event.at),
        note: null,
      }))}
      className="[&>h3]:type-panel [&>h3]:text-bone-0"
    />
  </div>
)
