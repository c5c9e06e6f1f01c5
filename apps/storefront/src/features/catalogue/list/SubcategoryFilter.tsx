import { subcategoriesQuery } from '@pandrop/api-client/catalogue-queries'
import { classNames } from '@pandrop/ui/classNames'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../hooks/useApi.ts'
import { useText } from '../../../hooks/useText.ts'
import { LoadAgain } from '../../../LoadAgain.tsx'
import { categoryOf } from '../../../listRequest.ts'
import { tagText } from '../../../tagText.ts'
import { FoldingGroup } from './FoldingGroup.tsx'
import { chosenTypes, scopeOf } from './listScope.ts'
import { type Branch, subcategoryPath } from './subcategoryPath.ts'
import type { ListControls } from './useListControls.ts'

/** The subcategories of the category in the path: types, and below a chosen type its weapons. They are links. */
export const SubcategoryFilter = ({ list }: { list: ListControls }) => {
  const text = useText()
  return (
    <FoldingGroup title={text('lists_subcategories')} open={false}>
      {() => <Subcategories list={list} />}
    </FoldingGroup>
  )
}

const Subcategories = ({ list }: { list: ListControls }) => {
  const text = useText()
  const {
    data: branches = [],
    isLoadingError,
    refetch,
  } = useQuery(subcategoriesQuery(useApi(), categoryOf(list.params)))
  const scope = scopeOf(list.params, [{ id: 0, name: '', url: '', subcategories: branches }])
  const types = chosenTypes(list.search, scope)
  const [onlyWeapon, ...moreWeapons] = list.search.heroes ?? []
  const weapon = scope.weapon ?? (moreWeapons.length === 0 ? onlyWeapon : undefined)
  if (isLoadingError) return <LoadAgain title={text('lists_filters_failed')} onRetry={() => void refetch()} />
  return (
    <ul className="max-h-[328px] overflow-y-auto overscroll-contain [scrollbar-width:thin]">
      {scope.type !== undefined && <Entry label={text('list_all_items')} path={subcategoryPath(list)} />}
      {branches
        .filter(({ name }) => types.length === 0 || types.includes(name))
        .map((branch) => (
          <BranchEntries key={branch.id} list={list} branch={branch} open={types.length > 0} weapon={weapon} />
        ))}
    </ul>
  )
}

interface BranchEntriesProps {
  list: ListControls
  branch: Branch
  /** shows the weapons of the type as well */
  open: boolean
  /** the weapon of the path, or the only one that is ticked */
  weapon: string | undefined
}

const BranchEntries = ({ list, branch, open, weapon }: BranchEntriesProps) => {
  const text = useText()
  return (
    <>
      <Entry label={tagText(text, branch.name)} path={subcategoryPath(list, branch)} chosen={open && !weapon} />
      {open &&
        branch.subcategories.map((leaf) => (
          <Entry
            key={leaf.id}
            label={leaf.name}
            path={subcategoryPath(list, branch, leaf.name === weapon ? undefined : leaf)}
            chosen={leaf.name === weapon}
            deep
          />
        ))}
    </>
  )
}

interface EntryProps {
  label: string
  path: string
  chosen?: boolean
  deep?: boolean
}

const Entry = ({ label, path, chosen, deep }: EntryProps) => (
  <li>
    <a
      href={path}
      aria-current={chosen ? 'true' : undefined}
      className={classNames(
        'flex min-h-10 items-center rounded-badge px-2 text-bone-1 -outline-offset-2 hover:text-bone-0',
        'aria-[current]:font-[640] aria-[current]:text-bone-0',
        deep && 'pl-6',
      )}
    >
      {label}
    </a>
  </li>
)
