import { Mark, useHasOwnMark } from '@pandrop/ui/Mark'
import type { ReactNode } from 'react'
import { pictureUrl } from '../../pictures.ts'

interface AuthFrameProps {
  title: string
  /** the way to the other form */
  aside: ReactNode
  /** headline of the bone side */
  sideTitle: string
  children: ReactNode
}

/**
 * The auth card of 454 px and, on wide screens, the bone side with the panda or the shop's mark
 * (docs/behaviour/look.md#auth-card).
 */
export const AuthFrame = ({ title, aside, sideTitle, children }: AuthFrameProps) => (
  <div className="desktop:grid desktop:min-h-[calc(100dvh-68px)] desktop:grid-cols-2">
    <div className="page flex items-center justify-center py-12 compact:py-8 desktop:py-16">
      <div className="w-full max-w-[454px]">
        <h1 className="type-h1">{title}</h1>
        <p className="mt-2 mb-7 text-bone-1">{aside}</p>
        {children}
      </div>
    </div>
    <aside
      aria-hidden="true"
      data-surface="bone"
      className="relative mt-5 hidden overflow-hidden rounded-tl-[64px] bg-linear-to-b from-bone-0 to-[#e6e1d6] p-16
        text-ink-0 desktop:flex desktop:flex-col"
    >
      <p className="max-w-[10em] text-[44px]/[48px] font-[720] tracking-[-0.022em] [font-stretch:118%]">{sideTitle}</p>
      <SidePicture />
    </aside>
  </div>
)

// A mark is drawn for dark ground.
const SidePicture = () =>
  useHasOwnMark() ? (
    <span className="m-auto grid size-[320px] place-items-center rounded-stage bg-ink-0">
      <Mark size={176} />
    </span>
  ) : (
    <img
      src={pictureUrl('home/panda.webp')}
      alt=""
      width={1000}
      height={1000}
      className="mx-auto mt-auto -mb-20 w-full max-w-[600px]"
    />
  )
