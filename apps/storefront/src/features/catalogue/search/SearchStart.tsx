import { categoriesQuery } from '@pandrop/api-client/catalogue-queries'
import { Button } from '@pandrop/ui/Button'
import { choiceClass } from '@pandrop/ui/Chip'
import { IconButton } from '@pandrop/ui/IconButton'
import { IconHistory, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { useApi } from '../../../hooks/useApi.ts'
import { useText } from '../../../hooks/useText.ts'
import { paths } from '../../../paths.ts'
import { tagText } from '../../../tagText.ts'
import { forgetAllSearches, forgetSearch, readRecent } from './recentSearches.ts'

interface SearchStartProps {
  onTake: (search: string) => void
  /** a link was followed */
  onFollow: () => void
  /** what had the focus is gone */
  onEmptied: () => void
}

/** What stands in the search while nothing is typed: what was searched before, and the types in stock. */
export const SearchStart = ({ onTake, onFollow, onEmptied }: SearchStartProps) => (
  <div className="flex flex-col gap-5 px-2 pt-2 pb-3">
    <Recent onTake={onTake} onEmptied={onEmptied} />
    <Types onFollow={onFollow} />
  </div>
)

const Recent = ({ onTake, onEmptied }: Omit<SearchStartProps, 'onFollow'>) => {
  const text = useText()
  const [recent, setRecent] = useState(readRecent)
  const keep = (left: string[]) => {
    setRecent(left)
    onEmptied()
  }
  if (recent.length === 0) return null
  return (
    <Part
      title={text('search_recent')}
      action={
        <Button kind="tertiary" size={40} onClick={() => keep(forgetAllSearches())}>
          {text('search_recent_clear')}
        </Button>
      }
    >
      <ul>
        {recent.map((words) => (
          <li key={words} className="flex items-center gap-1 rounded-button hover:bg-ink-2">
            <button
              type="button"
              onClick={() => onTake(words)}
              className="flex min-h-11 min-w-0 flex-1 items-center gap-3 rounded-button px-2 text-left text-[15px]/5"
            >
              <IconHistory aria-hidden="true" size={18} stroke={1.6} className="flex-none text-bone-2" />
              <span className="min-w-0 truncate">{words}</span>
            </button>
            <IconButton
              kind="plain"
              label={text('search_recent_remove', { words })}
              onClick={() => keep(forgetSearch(words))}
            >
              <IconX aria-hidden="true" size={16} stroke={1.75} />
            </IconButton>
          </li>
        ))}
      </ul>
    </Part>
  )
}

const Types = ({ onFollow }: Pick<SearchStartProps, 'onFollow'>) => {
  const text = useText()
  const { data: [root] = [] } = useQuery(categoriesQuery(useApi()))
  if (!root?.subcategories.length) return null
  return (
    <Part title={text('search_types')}>
      <ul className="flex flex-wrap gap-2 px-2 pt-1">
        {root.subcategories.map(({ name }) => (
          <li key={name}>
            <a href={paths.products({ type: [name] })} onClick={onFollow} className={choiceClass(false, 'px-3.5')}>
              {tagText(text, name)}
            </a>
          </li>
        ))}
      </ul>
    </Part>
  )
}

interface PartProps {
  title: string
  action?: ReactNode
  children: ReactNode
}

const Part = ({ title, action, children }: PartProps) => {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <div className="flex min-h-10 items-center justify-between pl-2">
        <h3 id={titleId} className="type-meta text-bone-2">
          {title}
        </h3>
        {action}
      </div>
      {children}
    </section>
  )
}
