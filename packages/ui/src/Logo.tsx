import { classNames } from './classNames.ts'
import { PandaFace } from './PandaFace.tsx'

interface LogoProps {
  /** the shop's name as it is written in the wordmark */
  name: string
  /** height of the mark in px */
  size?: number
  className?: string
}

/** Mark and wordmark. Wrap it in a link to the home page. */
export const Logo = ({ name, size = 34, className }: LogoProps) => (
  <span className={classNames('inline-flex min-w-0 items-center gap-2.5', className)}>
    <PandaFace size={size} className="flex-none" />
    <span className="truncate font-wide text-[21px]/6 font-[760] tracking-[-.03em] [font-stretch:116%]">{name}</span>
  </span>
)
