import type { ItemDetails } from '@pandrop/contract/item'
import { buttonClass } from '@pandrop/ui/Button'
import { IconCube3dSphere } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useText } from '../../../hooks/useText.ts'
import { paths } from '../../../paths.ts'
import { tagText } from '../../../tagText.ts'
import { CopyButton } from './CopyButton.tsx'
import { seedPath } from './seedPath.ts'

interface Fact {
  name: string
  value: ReactNode
}

const Cases = ({ cases }: Pick<ItemDetails, 'cases'>) => (
  <ul>
    {cases.map((name) => (
      <li key={name}>{name}</li>
    ))}
  </ul>
)

/** The paint seed, which leads to the other copies of the finish that have it. */
const Seed = ({ item, seed }: { item: ItemDetails; seed: number }) => {
  const text = useText()
  const { same_seed: count } = item
  if (count === 0) return text('details_seed_alone', { seed: String(seed) })
  return (
    <a href={seedPath(item, seed)} className="text-link">
      {text('details_seed_others', { count, seed: String(seed) })}
    </a>
  )
}

const useFacts = (item: ItemDetails): Fact[] => {
  const text = useText()
  const { phase, variant, paint_seed, collection, cases } = item
  const link = collection && (
    <a href={paths.products({ collection: [collection] })} className="text-link">
      {collection}
    </a>
  )
  const facts = [
    { name: text('details_phase'), value: phase },
    {
      name: text('details_variant'),
      value: variant === 'normal' ? text('details_variant_normal') : tagText(text, variant),
    },
    { name: text('item_paint_seed'), value: paint_seed !== null && <Seed item={item} seed={paint_seed} /> },
    { name: text('item_collection'), value: link },
    { name: text('details_cases'), value: cases.length > 0 && <Cases cases={cases} /> },
  ]
  return facts.filter(({ value }) => Boolean(value))
}

/** What tells this copy from others and where its skin drops; the way to look at it in the game. */
export const ItemOrigin = ({ item }: { item: ItemDetails }) => {
  const text = useText()
  const facts = useFacts(item)
  const { inspect_link } = item
  return (
    <section aria-labelledby="about" className="raised flex flex-1 flex-col rounded-stage p-5 sm:p-7">
      <h2 id="about" className="flex min-h-11 items-center type-h3">
        {text('details_about')}
      </h2>
      <dl className="mt-5 grid gap-2.5 text-[14px]/5">
        {facts.map(({ name, value }) => (
          <div key={name} className="flex items-baseline justify-between gap-6">
            <dt className="flex-none text-bone-2">{name}</dt>
            <dd className="text-right">{value}</dd>
          </div>
        ))}
      </dl>
      {inspect_link && (
        <div className="mt-auto flex items-center gap-2 pt-6">
          <a
            href={inspect_link}
            className={buttonClass({ kind: 'secondary', wide: true, className: 'compact:whitespace-normal' })}
          >
            <IconCube3dSphere aria-hidden="true" size={20} stroke={1.6} />
            {text('details_inspect')}
          </a>
          <CopyButton label={text('details_inspect_copy')} value={inspect_link} />
        </div>
      )}
    </section>
  )
}
