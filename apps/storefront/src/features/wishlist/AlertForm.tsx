import type { Wish } from '@pandrop/contract/wishlist'
import { formatPrice } from '@pandrop/money/format'
import { Button } from '@pandrop/ui/Button'
import { Mark } from '@pandrop/ui/Mark'
import { TextField } from '@pandrop/ui/TextField'
import { IconBell, IconCircleCheckFilled } from '@tabler/icons-react'
import { useRef } from 'react'
import { usePrices } from '../../hooks/usePrices.ts'
import { useText } from '../../hooks/useText.ts'
import { useAlert } from './useAlert.ts'

/** Below which price the customer is mailed. Its button turns bone once there is something to save. */
export const AlertForm = ({ wish }: { wish: Wish }) => {
  const text = useText()
  const { currency } = usePrices()
  const alert = useAlert(wish)
  const field = useRef<HTMLInputElement>(null)
  return (
    <form
      noValidate
      className="flex items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (!alert.save()) field.current?.focus()
      }}
    >
      <TextField
        ref={field}
        className="flex-1"
        label={
          <>
            {text('wishlist_alert')}
            <span className="sr-only">: {wish.title}</span>
          </>
        }
        before={<span className="text-[15px]/5">{currency.symbol}</span>}
        inputMode="decimal"
        autoComplete="off"
        maxLength={14}
        value={alert.typed}
        onChange={(event) => alert.type(event.target.value)}
        error={alert.error}
        hint={<Note alert={alert} price={wish.price_below} />}
      />
      <Button
        type="submit"
        kind={alert.dirty ? 'primary' : 'secondary'}
        loading={alert.running}
        aria-label={text('wishlist_save_label', { title: wish.title })}
        className="mt-6"
      >
        {text('wishlist_save')}
      </Button>
    </form>
  )
}

interface NoteProps {
  alert: ReturnType<typeof useAlert>
  /** EUR units; null: there is no alert */
  price: number | null
}

const Note = ({ alert, price }: NoteProps) => (
  <span className="flex min-h-[18px] items-start gap-1.5">
    {alert.saved && price !== null && <HeldUp price={price} />}
    {alert.saved && price === null && (
      <IconCircleCheckFilled aria-hidden="true" size={16} className="mt-px flex-none text-bamboo" />
    )}
    {!alert.saved && price !== null && !alert.dirty && (
      <IconBell aria-hidden="true" size={16} stroke={1.6} className="mt-px flex-none text-bone-1" />
    )}
    {alert.note}
  </span>
)

/** The panda holds up a tag with the price that it watches for; the text beside it says the same. */
const HeldUp = ({ price }: { price: number }) => (
  <span aria-hidden="true" className="-mt-1.5 mr-1 flex flex-none items-end">
    <Mark size={26} />
    <span
      className="falls mb-2 -ml-1 -rotate-8 rounded-[2px_9px_9px_9px] bg-bone-0 px-2 text-[12px]/[18px] font-[680]
          text-ink-0"
    >
      {formatPrice(price)}
    </span>
  </span>
)
