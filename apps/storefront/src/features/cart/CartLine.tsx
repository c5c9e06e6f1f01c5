import type { CartEntry } from '@pandrop/contract/cart'
import { Badge } from '@pandrop/ui/Badge'
import { CheckboxField } from '@pandrop/ui/CheckboxField'
import { classNames } from '@pandrop/ui/classNames'
import { IconButton } from '@pandrop/ui/IconButton'
import { Price } from '@pandrop/ui/Price'
import { RarityMark } from '@pandrop/ui/RarityMark'
import { SkinPicture } from '@pandrop/ui/SkinPicture'
import { Spinner } from '@pandrop/ui/Spinner'
import { WearRail } from '@pandrop/ui/WearRail'
import { IconAlertCircleFilled, IconAlertTriangleFilled, IconClockFilled, IconTrash } from '@tabler/icons-react'
import { type Ref, useId } from 'react'
import { usePrices } from '../../hooks/usePrices.ts'
import { useText } from '../../hooks/useText.ts'
import { paths } from '../../paths.ts'
import type { ItemFace } from './itemFace.ts'
import { type LineNote, lineNote } from './lineNote.ts'
import { isGone, isRemovable } from './lineState.ts'
import { useRemoval } from './useRemoval.ts'

interface CartLineProps {
  line: CartEntry
  face: ItemFace
  /** the line is being paid: nothing can be removed any more */
  locked: boolean
  /** it is being removed together with others */
  waiting: boolean
  /** several lines are being chosen: a box stands in the place of the remove button */
  choice: { chosen: boolean; toggle: () => void } | undefined
  removeRef: Ref<HTMLButtonElement>
  onRemoved: () => void
}

const lineClass =
  'grid grid-cols-[104px_minmax(0,1fr)_40px] items-start gap-x-4 gap-y-3 p-4 ' +
  'wide:grid-cols-[118px_minmax(0,1fr)_minmax(120px,190px)_32px_120px_40px] wide:items-center wide:gap-x-5 ' +
  'wide:px-6 wide:py-5 not-first:shadow-[inset_0_1px_0_var(--color-line)]'

/** One item of the cart: picture, names, wear, count, price, remove button. Greyed when it cannot be bought. */
export const CartLine = ({ line, face, locked, waiting, choice, removeRef, onRemoved }: CartLineProps) => {
  const text = useText()
  const prices = usePrices()
  const noteId = useId()
  const { remove, running, error } = useRemoval(line.item, onRemoved)
  const going = running || waiting
  const gone = isGone(line)
  const fixed = locked || !isRemovable(line)
  return (
    <li className={lineClass} aria-busy={going || undefined}>
      <SkinPicture image={face.image} quality={line.item.quality} size="thumb" faded={gone} priority />
      <Names line={line} face={face} />
      {choice && !going ? (
        <Choice choice={choice} label={text('cart_select_line', { title: line.item.title })} locked={locked} />
      ) : (
        <IconButton
          ref={removeRef}
          kind="plain"
          label={text('cart_remove', { title: line.item.title })}
          aria-disabled={going || fixed || undefined}
          onClick={() => !fixed && !waiting && remove()}
          aria-describedby={line.reserved_for_you ? noteId : undefined}
          className={classNames('-mt-1 -mr-2 wide:order-last wide:m-0', line.reserved_for_you && 'opacity-45')}
        >
          {going ? <Spinner /> : <IconTrash aria-hidden="true" size={20} stroke={1.6} />}
        </IconButton>
      )}
      <div className="col-span-full flex items-center justify-between gap-4 wide:contents">
        <Wear wear={face.wear} faded={gone} />
        <span className="type-meta text-bone-2">{text('cart_line_count', { count: line.count })}</span>
        <LinePrice line={line} />
      </div>
      <Note id={noteId} note={lineNote(line, text, prices.format)} />
      <RemovalError error={error} />
    </li>
  )
}

type ChoiceProps = { choice: NonNullable<CartLineProps['choice']>; label: string; locked: boolean }

/** The box of 20 px in a place of 40. */
const Choice = ({ choice, label, locked }: ChoiceProps) => (
  <CheckboxField
    label={<span className="sr-only">{label}</span>}
    checked={choice.chosen}
    disabled={locked}
    onChange={choice.toggle}
    className="-mt-1 -mr-2 pl-2.5 wide:order-last wide:m-0 [&>label]:-ml-2.5 [&>label]:pl-2.5"
  />
)

const Names = ({ line, face }: Pick<CartLineProps, 'line' | 'face'>) => {
  const gone = isGone(line)
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 type-meta text-bone-2">
        {face.weapon}
        {face.special && <Badge kind={face.special.kind}>{face.special.label}</Badge>}
      </div>
      <a
        href={paths.item(line.item)}
        className={classNames('mt-0.5 block type-card wrap-anywhere hover:underline', gone && 'text-bone-2')}
      >
        {face.finish}
        {face.pattern && (
          <>
            {' '}
            <Badge kind="plain" className="ml-0.5 align-[2px]">
              {face.pattern}
            </Badge>
          </>
        )}
      </a>
      <RarityMark quality={line.item.quality} word={face.qualityWord} className="mt-1" />
      {face.attached && <span className="mt-0.5 block type-meta text-bone-2">{face.attached}</span>}
    </div>
  )
}

const Wear = ({ wear, faded }: Pick<ItemFace, 'wear'> & { faded: boolean }) => {
  const className = classNames('min-w-0 flex-1 wide:w-full', faded && 'opacity-50')
  if (typeof wear === 'string') return <span className={classNames('type-meta text-bone-2', className)}>{wear}</span>
  return <WearRail {...wear} className={classNames('max-w-[260px]', className)} />
}

const LinePrice = ({ line }: Pick<CartLineProps, 'line'>) => {
  const text = useText()
  const { currency } = usePrices()
  if (isGone(line)) {
    const word = text(line.state === 'sold' ? 'cart_line_sold' : 'cart_line_reserved')
    return <span className="flex-none text-right type-price text-bone-2">{word}</span>
  }
  return (
    <Price
      size="row"
      amount={line.price}
      oldAmount={line.item.old_price ?? undefined}
      oldLabel={text('card_old_price')}
      currency={currency}
      className="flex-none text-right"
    />
  )
}

const noteFaces = {
  gone: { Icon: IconAlertCircleFilled, colour: 'text-bone-1' },
  yours: { Icon: IconClockFilled, colour: 'text-bone-1' },
  waiting: { Icon: IconClockFilled, colour: 'text-warn' },
  price: { Icon: IconAlertTriangleFilled, colour: 'text-warn' },
} as const

const Note = ({ id, note }: { id: string; note: LineNote | undefined }) => {
  if (!note) return null
  const { Icon, colour } = noteFaces[note.kind]
  return (
    <p id={id} className={classNames('order-last col-span-full flex items-start gap-2 text-[13px]/[18px]', colour)}>
      <Icon aria-hidden="true" size={16} className="mt-px flex-none" />
      {note.text}
    </p>
  )
}

/** It stays in the page when empty, so that an error is announced. */
const RemovalError = ({ error }: { error: string | undefined }) => (
  <p
    role="alert"
    className="order-last col-span-full flex items-start gap-2 text-[13px]/[18px] font-[520] text-danger empty:hidden"
  >
    {error && <IconAlertCircleFilled aria-hidden="true" size={16} className="mt-px flex-none" />}
    {error}
  </p>
)
