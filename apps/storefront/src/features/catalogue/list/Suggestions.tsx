import { suggestionsQuery } from '@pandrop/api-client/search-queries'
import type { FilterOption, SuggestedSkin } from '@pandrop/contract/catalogue'
import { classNames } from '@pandrop/ui/classNames'
import { SkinPicture } from '@pandrop/ui/SkinPicture'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useState } from 'react'
import { useApi } from '../../../hooks/useApi.ts'
import { usePrices } from '../../../hooks/usePrices.ts'
import { useSettled } from '../../../hooks/useSettled.ts'
import { useText } from '../../../hooks/useText.ts'
import { skinImage } from '../../../pictures.ts'
import type { SuggestionState } from './suggestionState.ts'
import type { ListControls } from './useListControls.ts'

/** Shorter than the list's own pause: suggestions help while somebody types. One call in so many milliseconds. */
const pauseMilliseconds = 200

/** One letter means everything. */
const lettersMin = 2

interface SuggestionsProps {
  /** id of the listbox, which the search box controls */
  id: string
  /** what stands in the search box */
  typed: string
  open: boolean
  onOpenChange: (open: boolean) => void
  onState: (state: SuggestionState) => void
  /** receives the handler for the search box's keys */
  keys: RefObject<((event: KeyboardEvent) => void) | undefined>
  list: ListControls
}

/** Something to choose, whatever it is drawn as. */
interface Choice {
  key: string
  choose: () => void
  face: ReactNode
}

interface Found {
  weapons: readonly FilterOption[]
  skins: readonly SuggestedSkin[]
}

const nothing: Found = { weapons: [], skins: [] }

/** What the typed words could mean; failures show nothing, the next letter asks again. */
const useFound = (typed: string): Found => {
  const words = useSettled(typed.trim(), pauseMilliseconds)
  const meant = words.length >= lettersMin
  const { data } = useQuery({
    ...suggestionsQuery(useApi(), words),
    enabled: meant,
    placeholderData: keepPreviousData,
    retry: false,
  })
  return (meant && data) || nothing
}

/** Weapons and skins below the search box. A weapon becomes a filter, a skin's name is searched for. */
export const Suggestions = ({ id, typed, open, onOpenChange, onState, keys, list }: SuggestionsProps) => {
  const text = useText()
  const found = useFound(typed)
  const { weapons } = found
  const choices = choicesOf(found, list, () => onOpenChange(false))
  const [active, setActive] = useState<{ typed: string; key: string | undefined }>()
  // What was reached stays reached while answers come in; it means nothing any more once something else is typed.
  const reached = active?.typed === typed ? choices.findIndex(({ key }) => key === active.key) : -1
  const shown = open && choices.length > 0
  const optionId = (index: number) => `${id}-${index}`
  const activeId = shown && reached >= 0 ? optionId(reached) : undefined

  useEffect(() => onState({ shown, activeId }), [onState, shown, activeId])
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  useEffect(() => {
    keys.current = (event) => {
      const step = steps[event.key]
      if (step !== undefined && choices.length > 0) {
        event.preventDefault()
        onOpenChange(true)
        setActive({ typed, key: choices[ringStep(shown ? reached : -1, step, choices.length)]?.key })
      }
      if (event.key === 'Enter' && shown && reached >= 0) {
        event.preventDefault()
        choices[reached]?.choose()
      }
    }
  })
  const draw = (from: number, till: number) =>
    choices.slice(from, till).map(({ key, choose, face }, index) => (
      <Option key={key} id={optionId(from + index)} active={from + index === reached} onChoose={choose}>
        {face}
      </Option>
    ))
  return (
    <>
      <p role="status" className="sr-only">
        {shown && text('lists_suggested', { count: choices.length })}
      </p>
      {shown && (
        <div
          id={id}
          role="listbox"
          aria-label={text('lists_suggestions')}
          className="rises absolute top-full right-0 left-0 z-(--layer-popover) mt-2 max-h-[min(480px,60dvh)]
            overflow-y-auto overscroll-contain rounded-card bg-ink-2 p-1.5 shadow-popover [scrollbar-width:thin]
            compact:right-auto compact:w-[calc(100vw-32px)]"
        >
          <Group title={text('lists_suggested_weapons')}>{draw(0, weapons.length)}</Group>
          <Group title={text('lists_suggested_skins')}>{draw(weapons.length, choices.length)}</Group>
        </div>
      )}
    </>
  )
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

const ringStep = (from: number, step: number, count: number): number =>
  from < 0 ? (step > 0 ? 0 : count - 1) : (from + step + count) % count

const choicesOf = ({ weapons, skins }: Found, list: ListControls, close: () => void): readonly Choice[] => {
  const take = (change: Parameters<ListControls['changeEverywhere']>[0]) => () => {
    close()
    list.changeEverywhere({ type: undefined, heroes: undefined, search: undefined, ...change })
  }
  return [
    ...weapons.map((weapon) => ({
      key: `weapon ${weapon.value}`,
      choose: take({ heroes: [weapon.value] }),
      face: <WeaponFace weapon={weapon} />,
    })),
    ...skins.map((skin) => ({
      key: skin.name,
      choose: take({ search: skin.name }),
      face: <SkinFace skin={skin} />,
    })),
  ]
}

const Group = ({ title, children }: { title: string; children: readonly ReactNode[] }) => {
  const titleId = useId()
  if (children.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be part of a listbox
    <div role="group" aria-labelledby={titleId}>
      <div id={titleId} className="px-3 pt-2 pb-1 type-meta text-bone-2">
        {title}
      </div>
      {children}
    </div>
  )
}

interface OptionProps {
  id: string
  active: boolean
  onChoose: () => void
  children: ReactNode
}

const Option = ({ id, active, onChoose, children }: OptionProps) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the search box has focus and keys
  <div
    id={id}
    role="option"
    aria-selected={active}
    // The focus stays in the search box.
    onPointerDown={(event) => event.preventDefault()}
    onClick={onChoose}
    className={classNames(
      'flex min-h-12 cursor-pointer items-center gap-3 rounded-badge px-3 py-1 hover:bg-ink-3',
      active && 'bg-ink-3',
    )}
  >
    {children}
  </div>
)

const WeaponFace = ({ weapon: { label, count } }: { weapon: FilterOption }) => (
  <>
    <span className="min-w-0 flex-1 text-[14px]/5 font-[600]">{label}</span>
    <Stock count={count} />
  </>
)

const SkinFace = ({ skin: { weapon, finish, quality, img_url, count, price_from } }: { skin: SuggestedSkin }) => {
  const text = useText()
  const { format } = usePrices()
  return (
    <>
      <SkinPicture image={skinImage(img_url)} quality={quality} size="thumb" className="w-15 flex-none" />
      <span className="min-w-0 flex-1">
        <span className="block type-meta text-bone-2">{weapon}</span>
        <span className="block text-[14px]/5 font-[600]">{finish || text('card_vanilla')}</span>
      </span>
      <span className="flex flex-none flex-col items-end">
        <span className="text-[14px]/5 font-[640]">{text('lists_suggested_from', { price: format(price_from) })}</span>
        <Stock count={count} />
      </span>
    </>
  )
}

const Stock = ({ count }: { count: number }) => (
  <span className="type-meta text-bone-2">{useText()('lists_suggested_stock', { count })}</span>
)
