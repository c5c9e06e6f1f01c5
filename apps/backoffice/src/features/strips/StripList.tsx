import { buttonClass } from '@pandrop/ui/Button'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { IconExternalLink } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { stripTexts as texts } from '../../texts/strips.ts'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { StripSection } from './StripSection.tsx'
import { stripsQuery } from './stripQueries.ts'

const gridClass = 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,320px),1fr))] items-start gap-3'

/** The strips of the home page beside each other: what is pinned to each, and what follows by itself. */
export const StripList = () => {
  const reading = useQuery(stripsQuery)
  const { data } = reading
  if (!data) return reading.error ? <LoadFailed title={texts.failed} {...reading} /> : <ToCome />
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-[640px] text-bone-1">{texts.about}</p>
        <a
          href={data.home_url}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ kind: 'secondary', size: 40 })}
        >
          <IconExternalLink aria-hidden="true" size={18} stroke={1.6} />
          {texts.home}
        </a>
      </div>
      <div className={gridClass}>
        {data.strips.map((strip) => (
          <StripSection key={strip.strip} shown={strip} />
        ))}
      </div>
    </>
  )
}

const ToCome = () => (
  <div role="status" aria-label={texts.loading} className={gridClass}>
    <Skeleton className="h-96 rounded-large" />
    <Skeleton className="h-96 rounded-large" />
    <Skeleton className="h-96 rounded-large" />
  </div>
)
