import { Button } from '@pandrop/ui/Button'
import { IconBell, IconBellFilled } from '@tabler/icons-react'
import { useText } from '../../hooks/useText.ts'
import { narrowsAnything } from './sameFilters.ts'
import { type KeptSearch, useSaveSearch } from './useSaveSearch.ts'

const icon = { 'aria-hidden': true, size: 18, stroke: 1.6 } as const

/** Keeps the list that is looked at; nothing where nothing narrows it. */
export const SaveSearch = (search: KeptSearch) => (narrowsAnything(search.filters) ? <Save {...search} /> : null)

const Save = (search: KeptSearch) => {
  const text = useText()
  const { saved, running, press } = useSaveSearch(search)
  return (
    <Button
      kind="tertiary"
      size={40}
      loading={running}
      onClick={press}
      icon={saved ? <IconBellFilled key="saved" {...icon} className="falls" /> : <IconBell {...icon} />}
      className="noscript:hidden"
    >
      {text(saved ? 'saved_search_kept' : 'saved_search_save')}
    </Button>
  )
}

/** Looks out for what a search did not find. */
export const WatchSearch = (search: KeptSearch) => (narrowsAnything(search.filters) ? <Watch {...search} /> : null)

const Watch = (search: KeptSearch) => {
  const text = useText()
  const { saved, running, press } = useSaveSearch(search)
  const { name } = search
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-button bg-ink-2 px-4 py-3">
      <span className="min-w-0 text-[14.5px]/5 wrap-anywhere">{text('saved_search_watch', { name })}</span>
      <Button
        kind="secondary"
        size={40}
        loading={running}
        onClick={press}
        aria-label={saved ? undefined : text('saved_search_watch_label', { name })}
        icon={saved ? <IconBellFilled {...icon} /> : <IconBell {...icon} />}
      >
        {text(saved ? 'saved_search_kept' : 'search_tell')}
      </Button>
    </div>
  )
}
