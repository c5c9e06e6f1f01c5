import type { Category } from '@pandrop/contract/catalogue'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { useText } from '../../../hooks/useText.ts'
import { LoadAgain } from '../../../LoadAgain.tsx'
import { FloatFilter } from './FloatFilter.tsx'
import type { Facets } from './filterOptions.ts'
import { toggled } from './listAddress.ts'
import { chosenTypes, scopeOf, weaponsOf } from './listScope.ts'
import { PriceFilter } from './PriceFilter.tsx'
import { SubcategoryFilter } from './SubcategoryFilter.tsx'
import type { ListControls } from './useListControls.ts'
import { CheckGroup, ExteriorFilter, StickersFilter } from './ValueFilters.tsx'

export interface FilterGroupsProps {
  list: ListControls
  /** what is in stock; empty groups are not shown */
  facets: Facets
  categories: readonly Category[]
}

/**
 * Price, float, exterior, quality, class, subcategories, weapon, collection, stickers and charms
 * (docs/behaviour/look.md#filter-groups).
 */
export const FilterGroups = ({ list, facets, categories }: FilterGroupsProps) => {
  const text = useText()
  return (
    <div className="flex flex-col gap-4 *:not-first:pt-4 *:not-first:shadow-[inset_0_1px_0_var(--color-line)]">
      {facets.failed && <LoadAgain title={text('lists_filters_failed')} onRetry={facets.retry} />}
      <PriceFilter list={list} bounds={facets.options.prices} />
      <FloatFilter list={list} />
      {facets.waiting ? <WaitingGroups /> : <ValueGroups list={list} facets={facets} categories={categories} />}
    </div>
  )
}

const listed = ['exterior_names', 'quality', 'item_class', 'heroes', 'collection', 'attached'] as const

const ValueGroups = ({ list, facets: { options }, categories }: FilterGroupsProps) => {
  const text = useText()
  const group = (name: (typeof listed)[number]) => ({
    chosen: list.search[name],
    onToggle: (value: string) => list.change({ [name]: toggled(list.search[name], value) }),
  })
  const scope = scopeOf(list.params, categories)
  const offered = weaponsOf(chosenTypes(list.search, scope), categories)
  // Without the tree of categories nobody knows which weapons belong to a type, so all of them are offered.
  const weapons = options.heroes.filter(({ value }) => offered.size === 0 || offered.has(value))
  return (
    <>
      <ExteriorFilter title={text('filter_exterior')} options={options.exterior_names} {...group('exterior_names')} />
      <CheckGroup title={text('filter_quality')} options={options.qualities} {...group('quality')} marked />
      <CheckGroup title={text('filter_class')} options={options.classes} {...group('item_class')} />
      <SubcategoryFilter list={list} />
      {scope.weapon === undefined && (
        <CheckGroup title={text('filter_weapon')} options={weapons} {...group('heroes')} folded />
      )}
      <CheckGroup title={text('lists_collection')} options={options.collections} {...group('collection')} folded />
      <StickersFilter
        title={text('lists_stickers')}
        options={options.stickers}
        chosen={list.search.stickers_min}
        onChoose={(stickers_min) => list.change({ stickers_min })}
      />
      <CheckGroup title={text('lists_attached')} options={options.attached} {...group('attached')} folded />
    </>
  )
}

const WaitingGroups = () => (
  <>
    {[48, 280, 160].map((height) => (
      <div key={height}>
        <Skeleton className="mb-3 h-4 w-24" />
        <Skeleton className={height === 48 ? 'h-12' : height === 280 ? 'h-70' : 'h-40'} />
      </div>
    ))}
  </>
)
