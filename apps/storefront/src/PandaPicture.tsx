import { classNames } from '@pandrop/ui/classNames'
import { Mark, useHasOwnMark } from '@pandrop/ui/Mark'
import { pictureUrl } from './pictures.ts'

interface PandaPictureProps {
  /** holding: there is something to do; asleep: nothing is there; puzzled: nothing is where it should be */
  pose: 'holding' | 'asleep' | 'puzzled'
  /** where it is the whole page */
  large?: boolean
}

const files = (pose: string, type: string): string =>
  [240, 480, 720].map((width) => `${pictureUrl(`home/panda-${pose}-${width}.${type}`)} ${width}w`).join(', ')

/**
 * The panda before its drop, in a box that never changes size; a shop with a mark of its own shows that. Decoration:
 * the text beside it says what it means.
 */
export const PandaPicture = ({ pose, large = false }: PandaPictureProps) => {
  const hasOwn = useHasOwnMark()
  const sizes = large ? '336px' : '228px'
  if (hasOwn) return <Mark size={large ? 192 : 128} />
  return (
    <span className={classNames('relative block', large ? 'h-[280px] w-[336px] max-w-full' : 'h-[190px] w-[228px]')}>
      <span aria-hidden="true" className="panda-drop" />
      <picture>
        <source type="image/avif" srcSet={files(pose, 'avif')} sizes={sizes} />
        <img
          src={pictureUrl(`home/panda-${pose}-480.webp`)}
          srcSet={files(pose, 'webp')}
          sizes={sizes}
          alt=""
          width={720}
          height={600}
          decoding="async"
          draggable={false}
          className="relative size-full object-contain"
        />
      </picture>
    </span>
  )
}
