import { Skeleton } from '@pandrop/ui/Skeleton'

/** One figure above a list. */
export interface Sum {
  name: string
  /** undefined while it is on its way */
  value: string | undefined
  /** below it */
  note?: string | undefined
}

/** Figures side by side above what they sum up. */
export const Sums = ({ sums }: { sums: readonly Sum[] }) => (
  <dl className="grid grid-cols-[repeat(auto-fit,minmax(160px,1fr))] gap-3 compact:grid-cols-2">
    {sums.map(({ name, value, note }) => (
      <div key={name} className="raised min-w-0 rounded-large px-4 py-3 compact:odd:last:col-span-2">
        <dt className="type-meta text-bone-2">{name}</dt>
        <dd className="font-wide text-[23px]/8 font-[700] tracking-[-.02em] compact:text-[19px]/8">
          {value ?? <Skeleton className="my-1 h-6 w-28" />}
        </dd>
        {note !== undefined && <dd className="type-meta text-bone-2">{note}</dd>}
      </div>
    ))}
  </dl>
)
