import { classNames } from './classNames.ts'
import { PandaFace } from './PandaFace.tsx'

interface LogoProps {
  /** the shop's name as it is written in the wordmark */
  name: string
  /** address of the shop's own square picture; empty: the panda */
  mark: string
  /** height of the mark in px */
  size?: number
  className?: string
}

/** Mark and wordmark. Wrap it in a link to the home page. */
export const Logo = ({ name, mark, size = 34, className }: LogoProps) => (
  <span className={classNames('inline-flex min-w-0 items-center gap-2.5', className)}>
    {mark ? (
      <img src={mark} alt="" width={size} height={size} className="flex-none" />
    ) : (
      <PandaFace size={size} className="flex-none" />
    )}
    <span className="truncate font-wide text-[21px]/6 font-[760] tracking-[-.03em] [font-stretch:116%]">{name}</span>
  </span>
)
