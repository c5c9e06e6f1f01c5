import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from './classNames.ts'

export type IconButtonKind = 'quiet' | 'edged' | 'plain'

const kinds: Record<IconButtonKind, string> = {
  quiet: 'bg-ink-3 text-bone-0 hover:bg-bone-0 hover:text-ink-0',
  edged: 'bg-ink-1 text-bone-0 shadow-edge hover:bg-ink-2',
  plain: 'text-bone-1 hover:text-bone-0 hover:bg-ink-2',
}

/**
 * The look of a 40 px icon button, for links.
 * @param kind quiet sits on cards, edged on the page, plain inside panels and toasts
 * @returns class names
 */
export const iconButtonClass = (kind: IconButtonKind = 'edged', className?: string): string =>
  classNames(
    'relative inline-grid size-10 flex-none place-items-center rounded-button',
    'transition-[background-color,color,transform] not-disabled:active:scale-[.96]',
    'disabled:text-bone-2 disabled:bg-ink-3 disabled:opacity-60',
    kinds[kind],
    className,
  )

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label'> {
  /** what the button does; read by screen readers and shown as its tooltip */
  label: string
  kind?: IconButtonKind
  /** a 20 px icon */
  children: ReactNode
}

/** A 40 px button that shows only an icon. */
export const IconButton = ({ label, kind, className, children, ...rest }: IconButtonProps) => (
  <button type="button" title={label} {...rest} aria-label={label} className={iconButtonClass(kind, className)}>
    {children}
  </button>
)
