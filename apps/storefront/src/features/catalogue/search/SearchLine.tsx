import type { SearchPart } from '@pandrop/contract/catalogue'
import type { Text } from '@pandrop/dictionaries/translate'
import { formatUnits } from '@pandrop/money/format'
import { Chip } from '@pandrop/ui/Chip'
import { usePrices } from '../../../hooks/usePrices.ts'
import { useText } from '../../../hooks/useText.ts'
import { tagText } from '../../../tagText.ts'
import { floatLabel, priceLabel } from '../list/activeFilters.ts'
import type { Search } from './useSearch.ts'

/** Who pressed something in the search types on. */
export const focusField = () => document.querySelector<HTMLElement>('[role="dialog"] [role="combobox"]')?.focus()

interface SearchLineProps {
  search: Search
  typed: string
  onRemove: (typed: string) => void
  onTry: (typed: string) => void
}

/** What was understood, part by part; before that an example. It has its height from the start. */
export const SearchLine = ({ search, typed, onRemove, onTry }: SearchLineProps) => {
  const text = useText()
  const { symbol } = usePrices().currency
  const { answer, isOld, words } = search
  const example = text('search_example')
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-2 py-2">
      {words === '' && (
        <button
          type="button"
          onClick={() => {
            onTry(example)
            focusField()
          }}
          className="min-h-8 rounded-badge px-1 type-meta text-bone-2 hover:text-bone-0"
        >
          {text('search_try', { example })}
        </button>
      )}
      {answer && answer.parts.length > 0 && (
        <ul aria-label={text('search_understood')} className="contents">
          {answer.parts.map((part) => {
            const label = partLabel(text, part, symbol)
            return (
              <li key={`${part.kind} ${part.typed}`} className="flex">
                <Chip
                  label={label}
                  removeLabel={text('search_forget_part', { part: label })}
                  onRemove={() => {
                    onRemove(withoutPart(typed, part))
                    focusField()
                  }}
                />
              </li>
            )
          })}
        </ul>
      )}
      {answer?.searched !== undefined && !isOld && (
        <span className="type-meta text-bone-1">{text('lists_searched', { words: answer.searched })}</span>
      )}
    </div>
  )
}

/**
 * What a chip calls a part of a search.
 * @param symbol of the visitor's currency, in which prices are typed
 */
const partLabel = (text: Text, part: SearchPart, symbol: string): string => {
  const { kind, value, from, till } = part
  if (kind === 'price') return priceLabel(text, { from, till }, (units) => symbol + formatUnits(units)) ?? value
  if (kind === 'float') return floatLabel(text, { from, till }) ?? value
  return kind === 'seed' ? text('lists_seed', { seed: value }) : tagText(text, value)
}

/** A search without the words of one part. */
const withoutPart = (search: string, { typed }: SearchPart): string => {
  const at = search.indexOf(typed)
  return at < 0 ? search : `${search.slice(0, at)} ${search.slice(at + typed.length)}`.replace(/\s+/g, ' ').trim()
}
