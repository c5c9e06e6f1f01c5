import { salesPresets } from '@pandrop/contract/staff/sales'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { TextField } from '@pandrop/ui/TextField'
import { IconCalendarEvent } from '@tabler/icons-react'
import { type FormEvent, lazy, Suspense, useRef, useState } from 'react'
import { useAddress } from '../hooks/useAddress.ts'
import { shopToday, shopZone } from '../shopTime.ts'
import { rangeTexts } from '../texts/today.ts'
import { StaffButton } from '../ui/StaffButton.tsx'
import { isRange, readRange, showRange } from './range.ts'

const Popover = lazy(async () => ({ default: (await import('@pandrop/ui/Popover')).Popover }))

/** The days that are shown, once they are known. */
interface RangePickerProps {
  shownRange: { from: string; till: string } | undefined
}

/** Chooses the days that something is shown of; they stand in the address. */
export const RangePicker = ({ shownRange }: RangePickerProps) => {
  const [words, change] = useAddress()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const range = readRange(words)
  const shown = shownRange ? showRange(shownRange.from, shownRange.till) : ''
  const choose = (next: Record<string, string | undefined>) => {
    setOpen(false)
    change({ days: undefined, from: undefined, till: undefined, ...next })
  }
  return (
    <>
      <StaffButton
        ref={button}
        aria-label={rangeTexts.label(shown)}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        icon={<IconCalendarEvent aria-hidden="true" size={18} stroke={1.6} />}
      >
        {shown || <Skeleton className="h-4 w-32" />}
      </StaffButton>
      {open && (
        <Suspense>
          <Popover open onOpenChange={setOpen} anchor={button} label={rangeTexts.popover}>
            <div className="w-[272px] p-2">
              <div className="grid grid-cols-2 gap-1.5">
                {salesPresets.map((preset) => (
                  <StaffButton
                    key={preset}
                    aria-pressed={'days' in range && range.days === preset}
                    kind={'days' in range && range.days === preset ? 'primary' : 'secondary'}
                    onClick={() => choose({ days: String(preset) })}
                  >
                    {rangeTexts.presets[preset]}
                  </StaffButton>
                ))}
              </div>
              <OwnRange shownRange={shownRange} onChoose={choose} />
            </div>
          </Popover>
        </Suspense>
      )}
    </>
  )
}

interface OwnRangeProps extends RangePickerProps {
  onChoose: (range: { from: string; till: string }) => void
}

const OwnRange = ({ shownRange, onChoose }: OwnRangeProps) => {
  const [from, setFrom] = useState(shownRange?.from ?? '')
  const [till, setTill] = useState(shownRange?.till ?? '')
  const [wrong, setWrong] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isRange(from, till)) onChoose({ from, till })
    else setWrong(true)
  }
  const today = shopToday()
  return (
    <form onSubmit={submit} noValidate className="mt-3 flex flex-col gap-3">
      <TextField
        id="range-from"
        type="date"
        label={rangeTexts.from}
        value={from}
        max={today}
        onChange={(event) => setFrom(event.target.value)}
      />
      <TextField
        id="range-till"
        type="date"
        label={rangeTexts.till}
        value={till}
        max={today}
        error={wrong ? rangeTexts.invalid : undefined}
        onChange={(event) => setTill(event.target.value)}
      />
      <StaffButton type="submit">{rangeTexts.apply}</StaffButton>
      <p className="type-meta text-bone-2">{rangeTexts.zone(shopZone())}</p>
    </form>
  )
}
