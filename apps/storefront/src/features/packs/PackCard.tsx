import type { Pack } from '@pandrop/contract/packs'
import { classNames } from '@pandrop/ui/classNames'
import { CardFigures } from '@pandrop/ui/Price'
import { SkinPicture } from '@pandrop/ui/SkinPicture'
import { usePrices } from '../../hooks/usePrices.ts'
import { useText } from '../../hooks/useText.ts'
import { paths } from '../../paths.ts'
import { skinImage } from '../../pictures.ts'

/** Where each picture lies, by how many there are; written out, because documents may carry no styles of their own. */
const places: Readonly<Record<2 | 3 | 4, readonly string[]>> = {
  2: ['left-0 top-[2%] w-[64%]', 'left-[36%] top-[38%] w-[64%]'],
  3: ['left-0 top-0 w-[54%]', 'left-[46%] top-[8%] w-[54%]', 'left-[20%] top-[46%] w-[56%]'],
  4: [
    'left-0 top-0 w-[52%]',
    'left-[48%] top-[2%] w-[52%]',
    'left-0 top-[48%] w-[52%]',
    'left-[48%] top-[50%] w-[52%]',
  ],
}

const shownMax = 4

const arrangementOf = (count: number): readonly string[] => places[count === 2 || count === 3 ? count : shownMax]

type PicturedItems = Pick<Pack, 'items'>

/** A pack's picture: those of its first items, over each other, and how many more there are. */
const PackPicture = ({ items, priority }: PicturedItems & { priority?: boolean }) => {
  const arrangement = arrangementOf(items.length)
  const more = items.length - shownMax
  return (
    <span className="relative m-2 block aspect-[3/2]">
      {items.slice(0, shownMax).map(({ id, img_url, quality }, index) => (
        <span key={id} className={classNames('absolute block', arrangement[index])}>
          <SkinPicture image={skinImage(img_url)} quality={quality} size="thumb" priority={priority} />
        </span>
      ))}
      {more > 0 && (
        <span
          className="absolute right-0 bottom-0 rounded-badge bg-ink-2 px-2 py-0.5 type-meta font-[580] text-bone-1"
          aria-hidden="true"
        >{`+${more}`}</span>
      )}
    </span>
  )
}

interface PackCardProps {
  pack: Pack
  /** one of the first pictures on the page */
  priority?: boolean
}

/** A pack in lists and strips: the whole card leads to its page. */
export const PackCard = ({ pack, priority }: PackCardProps) => {
  const text = useText()
  const { format } = usePrices()
  const shown = format(pack.price)
  return (
    <article
      className="group/card @container raised relative flex h-full flex-col rounded-card transition-colors
        hover:bg-ink-2"
    >
      <a href={paths.pack(pack.id)} className="flex flex-1 flex-col rounded-card pb-3">
        <PackPicture items={pack.items} priority={priority} />
        <span className="flex flex-1 flex-col px-3.5">
          <span className="type-meta text-bone-2">{text('pack_count', { count: pack.items.length })}</span>
          <span className="mt-0.5 line-clamp-2 type-card wrap-anywhere">{pack.name}</span>
          <span className="mt-auto flex h-[49px] flex-col justify-end pt-[9px]">
            {pack.sum > pack.price && (
              <span className="type-meta text-bone-2">{text('pack_sum', { amount: format(pack.sum) })}</span>
            )}
            <span className="type-price" data-signs={shown.length}>
              <CardFigures shown={shown} />
            </span>
          </span>
        </span>
      </a>
    </article>
  )
}
