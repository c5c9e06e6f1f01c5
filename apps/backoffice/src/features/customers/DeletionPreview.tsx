import type { DeletionPreview } from '@pandrop/contract/staff/customer-deletions'
import { previewDeletion } from '@pandrop/contract/staff/routes/customers'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api } from '../../api.ts'
import { showCount, showDay } from '../../format.ts'
import { erasedNames, hindranceNames, keptNames, proposalTexts as texts } from '../../texts/customer-data.ts'
import { LoadFailed } from '../../ui/LoadFailed.tsx'

/** What a deletion of an account would do, read anew whenever it is looked at. */
export const useDeletionPreview = (customerId: number) =>
  useQuery({
    queryKey: ['customer', customerId, 'deletion'],
    queryFn: async ({ signal }) =>
      (await api.send(previewDeletion, { params: { id: customerId }, query: {}, signal })).preview,
    gcTime: 0,
    staleTime: 0,
  })

/** Why an account cannot be deleted now; undefined where it can. */
export const hindrance = (preview: DeletionPreview | undefined): string | undefined => {
  if (!preview) return texts.waitsForPreview
  return preview.hindrances.length > 0 ? texts.hinderedReason : undefined
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="flex min-w-0 flex-col gap-1.5">
    <h3 className="font-[640]">{title}</h3>
    {children}
  </section>
)

interface CountedProps {
  title: string
  lines: readonly { name: string; count: number }[]
}

const Counted = ({ title, lines }: CountedProps) => (
  <ul aria-label={title} className="flex flex-col gap-1 text-bone-1">
    {lines.map(({ name, count }) => (
      <li key={name} className="flex justify-between gap-x-4">
        <span>{name}</span>
        <span>{showCount(count)}</span>
      </li>
    ))}
  </ul>
)

/** What goes, what the law keeps and until when, and what stands in the way. */
export const DeletionPreviewPart = ({ reading }: { reading: UseQueryResult<DeletionPreview> }) => {
  const { data, error, isFetching, refetch } = reading
  if (!data && error)
    return <LoadFailed title={texts.previewFailed} error={error} isFetching={isFetching} refetch={refetch} />
  if (!data)
    return (
      <div role="status" aria-label={texts.loading}>
        <Skeleton className="h-40 rounded-large" />
      </div>
    )
  const stays = data.kept_until === null ? texts.stays : texts.staysUntil(showDay(data.kept_until))
  return (
    <div className="flex flex-col gap-4">
      {data.hindrances.length > 0 && (
        <Part title={texts.hindered}>
          <ul aria-label={texts.hindered} className="flex flex-col gap-1 text-warn">
            {data.hindrances.map((kind) => (
              <li key={kind}>{hindranceNames[kind]}</li>
            ))}
          </ul>
        </Part>
      )}
      <div className="grid grid-cols-2 gap-x-6 gap-y-4 compact:grid-cols-1">
        <Part title={texts.goes}>
          <p className="text-bone-1">{texts.goesAlways}</p>
          <Counted
            title={texts.goes}
            lines={data.erased.map(({ kind, count }) => ({ name: erasedNames[kind], count }))}
          />
        </Part>
        <Part title={stays}>
          {data.kept.length === 0 ? (
            <p className="text-bone-1">{texts.staysNothing}</p>
          ) : (
            <Counted title={stays} lines={data.kept.map(({ kind, count }) => ({ name: keptNames[kind], count }))} />
          )}
        </Part>
      </div>
    </div>
  )
}
