import { classNames } from './classNames.ts'
import { rarityOf } from './rarity.ts'

interface RarityMarkProps {
  /** the catalogue's English quality; it picks the colour */
  quality: string
  /** the word to show, translated; the quality itself when absent */
  word?: string
  /** word: always shown; roomy: shown while it fits beside its neighbour; hidden: the drop alone, the word for ears */
  show?: 'word' | 'roomy' | 'hidden'
  className?: string
}

/** In cards below 200 px (two columns on a phone) the drop stands alone, larger. */
const small = { drop: '@max-[200px]:my-[3px] @max-[200px]:size-[9px]', word: '@max-[200px]:sr-only' }

/** Rarity as drop and word, never colour alone. The word is always there for screen readers. */
export const RarityMark = ({ quality, word = quality, show = 'word', className }: RarityMarkProps) => (
  <span
    data-rarity={rarityOf(quality)}
    className={classNames(
      'inline-flex items-center type-meta font-[580] text-(--rarity,var(--color-bone-1))',
      // The word wraps out of a box of one line when there is no room for it.
      show === 'roomy' && 'h-4 flex-1 min-w-[9px] flex-wrap justify-end overflow-hidden',
      className,
    )}
  >
    <span
      className={classNames(
        'flex-none drop-shape bg-current',
        show === 'hidden' ? 'size-[9px]' : 'my-1 size-[7px]',
        show === 'roomy' && small.drop,
      )}
      aria-hidden="true"
    />
    <span
      className={classNames(show === 'hidden' ? 'sr-only' : 'pl-1.5 whitespace-nowrap', show === 'roomy' && small.word)}
    >
      {word}
    </span>
  </span>
)
