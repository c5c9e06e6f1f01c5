import type { Category } from '@pandrop/contract/catalogue'
import { useText } from '../../../hooks/useText.ts'
import type { FilterOptions } from './filterOptions.ts'
import { toggled } from './listAddress.ts'
import { chosenTypes, scopeOf, weaponsOf } from './listScope.ts'
import { PriceFilter } from './PriceFilter.tsx'
import type { ListControls } from './useListControls.ts'
import { CheckGroup, ExteriorFilter } from './ValueFilters.tsx'

export interface FilterGroupsProps {
  list: ListControls
  /** what is in stock; empty groups are not shown */
  options: FilterOptions
  categories: readonly Category[]
}

const listed = ['exterior_names', 'quality', 'item_class', 'heroes'] as const

/** Price, exterior, quality, class and weapon, in the order of design.md, Filter panel. */
export const FilterGroups = ({ list, options, categories }: FilterGroupsProps) => {
  const text = useText()
  const toggle = (name: (typeof listed)[number]) => (value: string) =>
    list.change({ [name]: toggled(list.search[name], value) })
  const scope = scopeOf(list.params, categories)
  const offered = weaponsOf(chosenTypes(list.search, scope), categories)
  const weapons = scope.weapon === undefined ? options.heroes.filter(({ value }) => offered.has(value)) : []
  return (
    <div className="flex flex-col gap-4 *:not-first:pt-4 *:not-first:shadow-[inset_0_1px_0_var(--color-line)]">
      <PriceFilter list={list} />
      <ExteriorFilter
        title={text('filter_exterior')}
        options={options.exterior_names}
        chosen={list.search.exterior_names}
        onToggle={toggle('exterior_names')}
      />
      <CheckGroup
        title={text('filter_quality')}
        options={options.qualities}
        chosen={list.search.quality}
        onToggle={toggle('quality')}
        marked
      />
      <CheckGroup
        title={text('filter_class')}
        options={options.classes}
        chosen={list.search.item_class}
        onToggle={toggle('item_class')}
      />
      <CheckGroup
        title={text('filter_weapon')}
        options={weapons}
        chosen={list.search.heroes}
        onToggle={toggle('heroes')}
        folded
      />
    </div>
  )
}
