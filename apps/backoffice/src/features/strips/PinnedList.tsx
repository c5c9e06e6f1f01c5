import type { Strip } from '@pandrop/contract/limits'
import { pinItem, unpinItems } from '@pandrop/contract/staff/routes/strips'
import type { StripPin } from '@pandrop/contract/staff/strips'
import { classNames } from '@pandrop/ui/classNames'
import { IconButton } from '@pandrop/ui/IconButton'
import { IconGripVertical, IconPinnedOff } from '@tabler/icons-react'
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { useCall } from '../../hooks/useCall.ts'
import { stripTexts as texts } from '../../texts/strips.ts'
import { ItemLine } from './ItemLine.tsx'
import { movedTo, showStrips, stripsChanged } from './stripQueries.ts'
import { useDragOrder } from './useDragOrder.ts'

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** The pins of a strip in their order: dragged by their handle, or moved with Alt and the arrow keys. */
export const PinnedList = ({ strip, pins: standing }: { strip: Strip; pins: readonly StripPin[] }) => {
  const hintId = useId()
  const list = useRef<HTMLOListElement>(null)
  const { pins, said, move } = usePinOrder(strip, standing)
  const { dragged, target, handleProps } = useDragOrder(list, (item, place) => moveTo(item, place))
  const unpin = useCall(unpinItems, { failed: texts.unpinFailed, onDone: showStrips })
  const moved = useRef<number | null>(null)

  const moveTo = (item: number, place: number): void => {
    if (place < 1 || place > pins.length || pins[place - 1]?.id === item) return
    moved.current = item
    move(item, place)
  }
  // A row that goes to another place loses the focus on its way, and so does one that is taken away.
  useLayoutEffect(() => {
    if (moved.current === null) return
    const { activeElement } = document
    if (activeElement === document.body || list.current?.contains(activeElement))
      list.current?.querySelector<HTMLElement>(`[data-handle="${moved.current}"]`)?.focus()
    if (pins === standing) moved.current = null
  }, [pins, standing])

  const onKeyDown = (event: KeyboardEvent, item: number, place: number): void => {
    const step = steps[event.key]
    if (step === undefined || !event.altKey) return
    event.preventDefault()
    moveTo(item, place + step)
  }
  return (
    <div>
      <p id={hintId} className="mb-1 type-meta text-bone-2">
        {texts.keysHint}
      </p>
      <ol ref={list} aria-label={texts.list(texts.names[strip])} className="-mx-2 flex flex-col">
        {pins.map((pin, index) => (
          <li
            key={pin.id}
            data-place={index + 1}
            onKeyDown={(event) => onKeyDown(event, pin.id, index + 1)}
            className={classNames(
              'relative flex items-center gap-2 rounded-badge px-1 py-1',
              dragged === pin.id && 'bg-ink-2 opacity-60',
              target === index + 1 && dragged !== pin.id && 'shadow-[inset_0_0_0_1px_var(--color-bone-2)]',
            )}
          >
            <IconButton
              kind="plain"
              label={texts.move(texts.named(pin), index + 1)}
              aria-describedby={hintId}
              aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
              data-handle={pin.id}
              className="w-7! cursor-grab touch-none"
              {...handleProps(pin.id)}
            >
              <IconGripVertical aria-hidden="true" size={18} stroke={1.6} />
            </IconButton>
            <span className="flex min-w-0 flex-1 flex-col">
              <span className={classNames('flex min-w-0 items-center gap-2', pin.waits_for !== null && 'opacity-60')}>
                <ItemLine item={pin} />
              </span>
              {pin.waits_for && <span className="type-meta text-warn">{texts.waits[pin.waits_for]}</span>}
            </span>
            <IconButton
              kind="plain"
              label={texts.unpin(texts.named(pin))}
              onClick={() => {
                moved.current = (pins[index + 1] ?? pins[index - 1])?.id ?? null
                void unpin.run({ body: { strip, items: [pin.id] } })
              }}
            >
              <IconPinnedOff aria-hidden="true" size={18} stroke={1.6} />
            </IconButton>
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}

/**
 * The order of a strip's pins: a move shows at once and is sent, one after the other, however quickly somebody presses.
 * @returns the pins as they are shown, what is read out about the last move, and what moves one to a place from 1 on
 */
const usePinOrder = (strip: Strip, standing: readonly StripPin[]) => {
  const [meant, setMeant] = useState<readonly StripPin[] | null>(null)
  const [said, setSaid] = useState('')
  const waiting = useRef(0)
  const before = useRef<Promise<unknown>>(Promise.resolve())
  const call = useCall(pinItem, { failed: texts.moveFailed })
  const pins = meant ?? standing

  const send = async (item: number, place: number): Promise<void> => {
    const answer = await call.run({ body: { strip, item, place } })
    waiting.current -= 1
    if (waiting.current > 0) return
    await (answer ? showStrips(answer) : stripsChanged())
    // Moved once more meanwhile: that one will end it.
    if (waiting.current === 0) setMeant(null)
  }
  const move = (item: number, place: number): void => {
    const after = movedTo(pins, item, place)
    setMeant(after)
    const moved = after[place - 1]
    if (moved) setSaid(texts.moved(texts.named(moved), place, after.length))
    waiting.current += 1
    before.current = before.current.then(() => send(item, place))
  }
  return { pins, said, move }
}
