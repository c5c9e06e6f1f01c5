import type { Pack } from '@pandrop/contract/packs'
import { Carousel } from '@pandrop/ui/Carousel'
import { useText } from '../../hooks/useText.ts'
import { paths } from '../../paths.ts'
import { PackCard } from './PackCard.tsx'

interface PackCarouselProps {
  title: string
  /** one line below the title */
  line: string
  packs: readonly Pack[]
}

/** A strip of packs; nothing at all when there are none. */
export const PackCarousel = ({ title, line, packs }: PackCarouselProps) => {
  const text = useText()
  if (packs.length === 0) return null
  return (
    <Carousel
      title={title}
      text={line}
      moreLabel={text('carousel_more')}
      more={(link) => <a href={paths.packs()} {...link} />}
      previousLabel={text('carousel_previous')}
      nextLabel={text('carousel_next')}
    >
      {packs.map((pack) => (
        <PackCard key={pack.id} pack={pack} />
      ))}
    </Carousel>
  )
}
