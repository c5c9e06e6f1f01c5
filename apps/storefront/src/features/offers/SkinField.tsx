import type { SellableSkin } from '@pandrop/contract/offers'
import { classNames } from '@pandrop/ui/classNames'
import { SkinPicture } from '@pandrop/ui/SkinPicture'
import { TextField } from '@pandrop/ui/TextField'
import { type KeyboardEvent, type Ref, useEffect, useId, useState } from 'react'
import type { FieldProps } from '../../forms/fieldProps.ts'
import { useText } from '../../hooks/useText.ts'
import { skinImage } from '../../pictures.ts'
import { skinName } from './skinName.ts'
import type { SellFormHandle } from './useSellForm.ts'
import { useSkinSearch } from './useSkinSearch.ts'

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

const ringStep = (from: number, step: number, count: number): number =>
  from < 0 ? (step > 0 ? 0 : count - 1) : (from + step + count) % count

interface SkinFieldProps {
  form: SellFormHandle
  /** of the name */
  field: FieldProps
  inputRef: Ref<HTMLInputElement>
}

/** React-hook-form and the dialog both want the same element. */
const toBoth =
  (...refs: Ref<HTMLInputElement>[]) =>
  (element: HTMLInputElement | null) => {
    for (const ref of refs) {
      if (typeof ref === 'function') ref(element)
      else if (ref) ref.current = element
    }
  }

/**
 * Which skin is for sale: found in the catalogue while it is typed, or free text. A combobox whose list is chosen from
 * by hand (WAI-ARIA APG, Editable Combobox With List Autocomplete).
 */
export const SkinField = ({ form, field, inputRef }: SkinFieldProps) => {
  const text = useText()
  const listId = useId()
  const { title, skin } = form
  const [open, setOpen] = useState(false)
  const { found, note } = useSkinSearch(title, skin !== null)
  const [active, setActive] = useState<{ title: string; skinId: string | undefined }>()
  const shown = open && found.length > 0
  // What was reached stays reached while answers come in; it means nothing any more once something else is typed.
  const reached = active?.title === title ? found.findIndex(({ skin_id }) => skin_id === active.skinId) : -1
  const optionId = (index: number) => `${listId}-${index}`
  const activeId = shown && reached >= 0 ? optionId(reached) : undefined

  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  const choose = (next: SellableSkin | undefined) => {
    setOpen(false)
    if (next) form.chooseSkin(next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step !== undefined && found.length > 0) {
      event.preventDefault()
      setOpen(true)
      setActive({ title, skinId: found[ringStep(shown ? reached : -1, step, found.length)]?.skin_id })
    }
    if (event.key === 'Enter' && activeId !== undefined) {
      event.preventDefault()
      choose(found[reached])
    }
    if (event.key === 'Escape' && shown) {
      // The dialog hears the next one.
      event.stopPropagation()
      setOpen(false)
    }
  }
  return (
    <div className="relative">
      <TextField
        {...field}
        ref={toBoth(field.ref, inputRef)}
        onChange={(event) => {
          void field.onChange(event)
          form.leaveSkin()
          setOpen(true)
        }}
        onBlur={(event) => {
          void field.onBlur(event)
          setOpen(false)
        }}
        onKeyDown={onKeyDown}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={listId}
        aria-activedescendant={activeId}
        autoComplete="off"
        spellCheck={false}
        maxLength={120}
        label={text('sell_name')}
        hint={note && text(note)}
        before={
          skin && (
            <SkinPicture image={skinImage(skin.img)} quality={skin.quality} size="thumb" className="-ml-1.5 w-12" />
          )
        }
      />
      <p role="status" className="sr-only">
        {shown && text('sell_found', { count: found.length })}
      </p>
      {shown && (
        <div
          id={listId}
          role="listbox"
          aria-label={text('sell_suggestions')}
          className="rises absolute top-[76px] right-0 left-0 z-(--layer-popover) max-h-[min(344px,44dvh)]
            overflow-y-auto overscroll-contain rounded-card bg-ink-2 p-1.5 shadow-popover [scrollbar-width:thin]"
        >
          {found.map((each, index) => (
            <SkinOption
              key={each.skin_id}
              id={optionId(index)}
              skin={each}
              active={index === reached}
              onChoose={() => choose(each)}
            />
          ))}
        </div>
      )}
    </div>
  )
}

interface SkinOptionProps {
  id: string
  skin: SellableSkin
  active: boolean
  onChoose: () => void
}

const SkinOption = ({ id, skin, active, onChoose }: SkinOptionProps) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field has focus and keys
  <div
    id={id}
    role="option"
    aria-selected={active}
    // The focus stays in the field.
    onPointerDown={(event) => event.preventDefault()}
    onClick={onChoose}
    className={classNames(
      'flex min-h-12 cursor-pointer items-center gap-3 rounded-badge px-3 py-1 hover:bg-ink-3',
      active && 'bg-ink-3',
    )}
  >
    <SkinPicture image={skinImage(skin.img)} quality={skin.quality} size="thumb" className="w-15 flex-none" />
    <span className="min-w-0 flex-1 text-[14px]/5 font-[600] wrap-anywhere">{skinName(skin)}</span>
  </div>
)
