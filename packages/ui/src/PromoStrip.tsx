import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { Drop } from './Drop.tsx'

interface PromoStripProps {
  /** what runs along the strip; said once to screen readers */
  items: readonly string[]
  pauseLabel: string
  playLabel: string
  /** draws the one link around the text */
  link: (props: { className: string; children: ReactNode }) => ReactNode
}

/** Enough copies for the widest screen; two equal halves, so that the loop has no seam. */
const copies = Array.from({ length: 8 }, (_, index) => index)

/** The tilted green strip with its running text. It stops under the mouse, under the keyboard and by its button. */
export const PromoStrip = ({ items, pauseLabel, playLabel, link }: PromoStripProps) => {
  const [paused, setPaused] = useState(false)
  const Icon = paused ? IconPlayerPlayFilled : IconPlayerPauseFilled
  const running = (
    <span className="marquee flex w-max items-center">
      {copies.map((copy) => (
        <span key={copy} aria-hidden={copy > 0 || undefined} className="flex items-center">
          {items.map((item) => (
            <span key={item} className="flex items-center whitespace-nowrap">
              <span className="px-9 narrow:px-5">{item}</span>
              <Drop width={16} />
            </span>
          ))}
        </span>
      ))}
    </span>
  )
  return (
    <div data-surface="bone" data-paused={paused ? '' : undefined} className="marquee-strip">
      {link({
        className: 'marquee-text',
        children: running,
      })}
      <button
        type="button"
        aria-label={paused ? playLabel : pauseLabel}
        onClick={() => setPaused(!paused)}
        className="marquee-button"
      >
        <Icon aria-hidden="true" size={16} />
      </button>
    </div>
  )
}
