import { isOnShelf } from '@pandrop/contract/lifecycle/item'
import type { StaffItem } from '@pandrop/contract/staff/items'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { SkinPicture } from '@pandrop/ui/SkinPicture'
import { showEuro } from '../../format.ts'
import { skinImage } from '../../pictures.ts'
import { togetherTexts as texts } from '../../texts/together.ts'
import { StaffButton } from '../../ui/StaffButton.tsx'

interface Reading {
  data: StaffItem | undefined
  isError: boolean
  refetch: () => unknown
}

interface ChosenItemsProps {
  /** names the list */
  label: string
  /** said while there is none */
  none: { title: string; text: string }
  ids: readonly number[]
  /** one for each, in their order */
  readings: readonly Reading[]
  onRemove: (id: number) => void
}

/** The items that are to be offered together, in the order in which customers will see them. */
export const ChosenItems = ({ label, none, ids, readings, onRemove }: ChosenItemsProps) => {
  if (ids.length === 0)
    return (
      <div className="py-4">
        <p className="font-[580]">{none.title}</p>
        <p className="mt-1 text-bone-1">{none.text}</p>
      </div>
    )
  return (
    <ul aria-label={label} className="flex flex-col divide-y divide-line">
      {ids.map((id, index) => (
        <li key={id} className="flex min-h-14 items-center gap-x-3 py-1.5 compact:flex-wrap">
          <Chosen id={id} reading={readings[index]} onRemove={() => onRemove(id)} />
        </li>
      ))}
    </ul>
  )
}

interface ChosenProps {
  id: number
  reading: Reading | undefined
  onRemove: () => void
}

const Chosen = ({ id, reading, onRemove }: ChosenProps) => {
  const item = reading?.data
  if (!item && !reading?.isError) return <Skeleton className="h-10 flex-1 rounded-badge" />
  return (
    <>
      {item && (
        <SkinPicture image={skinImage(item.img)} quality={item.rarity} size="thumb" className="w-[60px] flex-none" />
      )}
      <span className="min-w-0 flex-1 compact:basis-[calc(100%-72px)]">
        <span className="block break-words">
          {item ? [item.title, item.phase].filter(Boolean).join(' ') : texts.failed}
        </span>
        <span className="block type-mono text-[12.5px]/5 text-bone-2">
          {item?.float == null ? `#${id}` : `#${id} · ${item.float.toFixed(4)}`}
        </span>
        {item && !isOnShelf(item.state) && <span className="block type-meta text-warn">{texts.unavailable}</span>}
      </span>
      {item ? (
        <span className="flex-none text-right compact:ml-[72px] compact:text-left">
          <span className="block font-[640]">{showEuro(item.price)}</span>
          {item.cost !== null && <span className="block type-meta text-bone-2">{showEuro(item.cost)}</span>}
        </span>
      ) : (
        <StaffButton onClick={() => reading?.refetch()}>{texts.again}</StaffButton>
      )}
      <span className="ml-auto flex-none">
        <StaffButton kind="tertiary" aria-label={texts.remove(item?.title ?? `${id}`)} onClick={onRemove}>
          {texts.removeShort}
        </StaffButton>
      </span>
    </>
  )
}
