import { createContext, use } from 'react'
import { PandaFace, type PandaFaceProps } from './PandaFace.tsx'

/** The address of the shop's own square picture; empty: it has none, and the panda stands in its place. */
export const MarkAddress = createContext('')

/** Whether the shop shows a picture of its own: then the panda is nowhere. */
export const useHasOwnMark = (): boolean => use(MarkAddress) !== ''

/** The shop's mark: its own picture, or the panda. Decoration: the text beside it says what it means. */
export const Mark = (props: PandaFaceProps) => {
  const address = use(MarkAddress)
  const { size = 32, className } = props
  return address ? (
    <img src={address} alt="" width={size} height={size} className={className} />
  ) : (
    <PandaFace {...props} />
  )
}
