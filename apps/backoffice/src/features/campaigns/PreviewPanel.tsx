import { isReserved } from '@pandrop/contract/lifecycle/item'
import type { CampaignPreview, CampaignPreviewRow } from '@pandrop/contract/staff/campaigns'
import { TextField } from '@pandrop/ui/TextField'
import { useMemo } from 'react'
import { showCount, showEuro } from '../../format.ts'
import { readAmount } from '../../forms/readAmount.ts'
import { showDayInShop } from '../../shopTime.ts'
import type { Column } from '../../table/columns.ts'
import { DataTable } from '../../table/DataTable.tsx'
import { campaignTexts, newCampaignTexts as texts } from '../../texts/campaigns.ts'
import { Facts } from '../../ui/Facts.tsx'
import { Section } from '../../ui/Section.tsx'
import type { TypedCampaign } from './campaignForm.ts'
import { beforeColumn, nameColumns, oldPriceColumn, priceColumn } from './campaignItemColumns.tsx'
import type { Previewed } from './usePreview.ts'

const some = (count: number): string | null => (count === 0 ? null : showCount(count))

const Warned = ({ count }: { count: number }) => <span className="text-warn">{showCount(count)}</span>

/** What a campaign would do, added up. */
export const PreviewFacts = ({ preview, isAsked }: Pick<Previewed, 'preview' | 'isAsked'>) => (
  <Section title={texts.preview}>
    {preview ? <Sums preview={preview} /> : <p className="text-bone-2">{isAsked ? '…' : texts.typePercent}</p>}
    <p className="mt-3 type-meta text-bone-2">{texts.oldPriceHint}</p>
  </Section>
)

const Sums = ({ preview }: { preview: CampaignPreview }) => {
  const { not_struck: bare, honest_from: from } = preview
  return (
    <Facts
      facts={[
        { term: campaignTexts.items, value: showCount(preview.items) },
        { term: texts.sums, value: texts.sumsOf(showEuro(preview.before), showEuro(preview.after)) },
        { term: texts.struck, value: showCount(preview.struck) },
        {
          term: texts.notStruck,
          value: bare === 0 ? null : texts.notStruckOf(showCount(bare), from === null ? null : showDayInShop(from)),
        },
        { term: texts.belowCost, value: preview.below_cost > 0 ? <Warned count={preview.below_cost} /> : null },
        { term: texts.reserved, value: some(preview.reserved) },
        { term: texts.elsewhere, value: some(preview.elsewhere) },
        { term: texts.notLower, value: preview.not_lower > 0 ? <Warned count={preview.not_lower} /> : null },
        { term: texts.gone, value: some(preview.gone) },
      ]}
    />
  )
}

/** What is to be looked at about an item, in a word or two. */
const Note = (row: CampaignPreviewRow) => {
  if (row.cost !== null && row.price < row.cost) return <span className="text-danger">{texts.notes.loss}</span>
  if (row.price >= row.price_before) return <span className="text-warn">{texts.notes.same}</span>
  if (row.elsewhere) return texts.elsewhereOf(row.elsewhere.name)
  return isReserved(row.state) ? texts.notes.held : null
}

const columns: readonly Column<CampaignPreviewRow>[] = [
  ...nameColumns,
  beforeColumn,
  {
    id: 'cost',
    header: texts.cost,
    cell: ({ cost }) => (cost === null ? texts.costUnknown : showEuro(cost)),
    align: 'right',
    muted: true,
    from: 1280,
  },
  { ...priceColumn, header: texts.newPrice },
  oldPriceColumn,
  { id: 'note', header: texts.note, cell: Note, muted: true, from: 1024 },
]

interface PreviewTableProps extends Pick<Previewed, 'preview' | 'list'> {
  /** prices that are typed by hand; null: a percentage makes them */
  prices: TypedCampaign['prices'] | null
  onPrice: (itemId: number, price: string) => void
}

/** Each item with its prices; those to look at first stand first. */
export const PreviewTable = ({ preview, list, prices, onPrice }: PreviewTableProps) => {
  const shown = useMemo(() => {
    if (prices === null) return columns
    const typed: Column<CampaignPreviewRow> = {
      id: 'typed',
      header: texts.newPrice,
      cell: ({ id, title, price }) => (
        <TextField
          label={texts.priceOf(title, id)}
          labelHidden
          inputMode="decimal"
          autoComplete="off"
          value={prices[id] ?? price.toFixed(2)}
          error={prices[id] !== undefined && readAmount(prices[id]) === null ? texts.priceInvalid : undefined}
          onChange={({ target }) => onPrice(id, target.value)}
          className="w-28"
        />
      ),
      align: 'right',
    }
    return columns.map((column) => (column.id === priceColumn.id ? typed : column))
  }, [prices, onPrice])
  const isCut = preview !== undefined && list.rows.length < preview.items
  return (
    <Section
      title={texts.table}
      flush
      aside={
        isCut && (
          <span className="type-meta text-bone-2">
            {texts.shownOf(showCount(list.rows.length), showCount(preview.items))}
          </span>
        )
      }
    >
      <DataTable
        label={texts.table}
        columns={shown}
        list={list}
        rowKey={({ id }) => id}
        empty={{ title: texts.nothing }}
      />
    </Section>
  )
}
