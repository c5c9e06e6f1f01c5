import type { CampaignItem, CampaignPreviewRow } from '@pandrop/contract/staff/campaigns'
import { SkinPicture } from '@pandrop/ui/SkinPicture'
import { showEuro } from '../../format.ts'
import { skinImage } from '../../pictures.ts'
import { showDayInShop } from '../../shopTime.ts'
import type { Column } from '../../table/columns.ts'
import { campaignTexts as texts } from '../../texts/campaigns.ts'

type Shown = CampaignItem | CampaignPreviewRow

/** Picture and name of an item. */
export const nameColumns: readonly Column<Shown>[] = [
  {
    id: 'picture',
    header: texts.item,
    headerHidden: true,
    cell: ({ img, rarity }) => (
      <SkinPicture image={skinImage(img)} quality={rarity} size="thumb" className="-my-1.5 w-[60px]" />
    ),
    className: 'w-[84px] pr-0! compact:hidden',
  },
  {
    id: 'title',
    header: texts.item,
    cell: ({ title, phase }) => (
      <>
        {title}
        {phase && <span className="text-bone-2"> {phase}</span>}
      </>
    ),
    grow: true,
  },
]

/** What it costs without the campaign. */
export const beforeColumn: Column<Shown> = {
  id: 'before',
  header: texts.before,
  cell: ({ price_before: before }) => showEuro(before),
  align: 'right',
  muted: true,
  from: 640,
}

/** What it costs with it. */
export const priceColumn: Column<Shown> = {
  id: 'price',
  header: texts.price,
  cell: ({ price }) => <span className="font-[640]">{showEuro(price)}</span>,
  align: 'right',
}

/** What is struck through beside that, or from when on something honest could be. */
export const oldPriceColumn: Column<Shown> = {
  id: 'old',
  header: texts.oldPrice,
  cell: ({ old_price: old, honest_from: from }) =>
    old === null ? (
      <span className="text-bone-2">{from === null ? texts.noOldPrice : texts.honestFrom(showDayInShop(from))}</span>
    ) : (
      <s>{showEuro(old)}</s>
    ),
  align: 'right',
  from: 640,
}
