import type { Category } from '@pandrop/contract/catalogue'
import drawings from '@pandrop/ui/silhouettes.svg?url&no-inline'
import { TypeRow } from '@pandrop/ui/TypeRow'
import { TypeTile } from '@pandrop/ui/TypeTile'
import { useText } from '../../../hooks/useText.ts'
import type { Facets } from './filterOptions.ts'
import { changeFilters, listPath } from './listAddress.ts'
import { chosenTypes, scopeOf } from './listScope.ts'
import type { ListControls } from './useListControls.ts'

interface TypeFilterProps {
  list: ListControls
  facets: Facets
  categories: readonly Category[]
}

/**
 * One tile for each type in stock; a click on the selected one clears it (docs/behaviour/catalogue.md#types-in-stock).
 */
export const TypeFilter = ({ list, facets, categories }: TypeFilterProps) => {
  const text = useText()
  if (facets.waiting) return <div className="h-21" />
  if (facets.options.types.length === 0) return null
  const chosen = chosenTypes(list.search, scopeOf(list.params, categories))
  // A category in the path is a type as well: choosing another one leaves that path.
  const pathOf = (type: string | undefined) =>
    listPath(
      { shelf: list.shelf, params: {} },
      changeFilters(list.search, { type: type === undefined ? undefined : [type], heroes: undefined }),
    )
  return (
    <TypeRow label={text('filter_types')}>
      {facets.options.types.map(({ value, label }) => {
        const selected = chosen.includes(value)
        return (
          <TypeTile
            key={value}
            type={value}
            label={label}
            selected={selected}
            drawings={drawings}
            link={(link) => <a href={pathOf(selected ? undefined : value)} {...link} />}
          />
        )
      })}
    </TypeRow>
  )
}
