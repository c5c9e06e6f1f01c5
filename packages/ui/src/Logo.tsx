import { sizeOfWide } from '@pandrop/contract/wide-pictures'
import { classNames } from './classNames.ts'
import { Mark } from './Mark.tsx'

interface LogoProps {
  /** the shop's name as it is written in the wordmark */
  name: string
  /** the address of its own wide picture; empty: it has none, and mark and wordmark stand in its place */
  picture: string
  /** height of the mark in px */
  size?: number
  className?: string
}

/** The shop's logo, or mark and wordmark. Wrap it in a link to the home page. */
export const Logo = ({ name, picture, size = 34, className }: LogoProps) => {
  const wide = sizeOfWide(picture)
  return (
    <span className={classNames('inline-flex min-w-0 items-center gap-2.5', className)}>
      {wide ? (
        <img
          src={picture}
          alt={name}
          width={Math.round((size * wide.width) / wide.height)}
          height={size}
          className="min-w-0 object-contain object-left"
        />
      ) : (
        <>
          <Mark size={size} className="flex-none" />
          <span className="truncate font-wide text-[21px]/6 font-[760] tracking-[-.03em] [font-stretch:116%]">
            {name}
          </span>
        </>
      )}
    </span>
  )
}
