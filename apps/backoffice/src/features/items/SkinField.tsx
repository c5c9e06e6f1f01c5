import { searchStaffSkins } from '@pandrop/contract/staff/routes/items'
import { classNames } from '@pandrop/ui/classNames'
import { SkinPicture } from '@pandrop/ui/SkinPicture'
import { TextField } from '@pandrop/ui/TextField'
import { IconSearch } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type Ref, useEffect, useId, useState } from 'react'
import { api } from '../../api.ts'
import { failureText } from '../../failureText.ts'
import { skinImage } from '../../pictures.ts'
import { copyTexts as texts } from '../../texts/item-forms.ts'
import { itemsKey } from './itemQueries.ts'

const pauseMilliseconds = 140

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** Skins whose name is being typed, a moment after the last letter. */
const useSkins = (typed: string) => {
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim()), pauseMilliseconds)
    return () => clearTimeout(timer)
  }, [typed])
  const reading = useQuery({
    queryKey: [...itemsKey, 'skins', asked],
    queryFn: async ({ signal }) => (await api.send(searchStaffSkins, { query: { search: asked }, signal })).skins,
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  })
  const isOld = asked !== typed.trim() || reading.isPlaceholderData
  return { found: asked === '' ? [] : (reading.data ?? []), isOld, error: reading.error }
}

interface SkinFieldProps {
  onChoose: (skinId: string) => void
  error?: string | undefined
  inputRef?: Ref<HTMLInputElement>
}

/**
 * A skin of the catalogue, found while its name is typed: arrow keys choose, Enter takes (WAI-ARIA APG, Editable
 * Combobox With List Autocomplete).
 */
export const SkinField = ({ onChoose, error, inputRef }: SkinFieldProps) => {
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [wanted, setWanted] = useState(0)
  const { found, isOld, error: failure } = useSkins(typed)
  const active = Math.min(wanted, found.length - 1)
  const activeId = found.length > 0 ? `${listId}-${active}` : undefined
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const step = steps[event.key]
    if (step !== undefined && found.length > 0) {
      event.preventDefault()
      setWanted((active + step + found.length) % found.length)
    }
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    // What is shown may still be of the letters before.
    const skin = found[active]
    if (skin && !isOld) onChoose(skin.id)
  }
  const isNothing = typed.trim() !== '' && !isOld && found.length === 0
  return (
    <div className="flex flex-col gap-2">
      <TextField
        ref={inputRef}
        label={texts.skin}
        hint={failure ? failureText(failure) : isNothing ? texts.noSkin : texts.skinHint}
        error={error}
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls={listId}
        aria-activedescendant={activeId}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        maxLength={80}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setWanted(0)
        }}
        onKeyDown={onKeyDown}
        before={<IconSearch aria-hidden="true" size={18} stroke={1.6} />}
      />
      <div
        id={listId}
        role="listbox"
        aria-label={texts.skins}
        className={classNames(
          'grid max-h-[360px] grid-cols-[repeat(auto-fill,minmax(min(100%,280px),1fr))] gap-1 overflow-y-auto',
          isOld && 'opacity-60',
        )}
      >
        {found.map(({ id, market_name: name, phase, img, rarity }, place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and its Enter takes the active option
          <div
            key={id}
            id={`${listId}-${place}`}
            role="option"
            tabIndex={-1}
            aria-selected={place === active}
            onClick={() => onChoose(id)}
            onPointerMove={() => setWanted(place)}
            className={classNames(
              'flex min-h-14 cursor-pointer items-center gap-3 rounded-badge px-2 py-1',
              place === active && 'bg-ink-3',
            )}
          >
            <SkinPicture image={skinImage(img)} quality={rarity} size="thumb" className="w-16 flex-none" />
            <span className="min-w-0">
              <span className="block truncate font-[600]">{name}</span>
              <span className="block truncate type-meta text-bone-1">{[phase, rarity].filter(Boolean).join(', ')}</span>
            </span>
          </div>
        ))}
      </div>
    </div>
  )
}
