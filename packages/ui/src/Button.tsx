import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useId } from 'react'
import { classNames } from './classNames.ts'

export type ButtonKind = 'primary' | 'secondary' | 'tertiary' | 'danger' | 'money'
export type ButtonSize = 40 | 48 | 56

interface ButtonLook {
  /** primary (bone) is for the next action: one per region; money is green, for top-ups only */
  kind?: ButtonKind
  /** height in px */
  size?: ButtonSize
  /** takes the full width of its place */
  wide?: boolean
  className?: string
}

const base =
  'relative inline-flex items-center justify-center gap-2.5 select-none whitespace-nowrap text-center ' +
  'transition-[background-color,color,transform,box-shadow] not-aria-disabled:not-disabled:active:scale-[.98] ' +
  'disabled:bg-ink-3 disabled:text-bone-2 disabled:shadow-none ' +
  'aria-disabled:not-aria-busy:bg-ink-3 aria-disabled:not-aria-busy:text-bone-2 ' +
  'aria-disabled:not-aria-busy:shadow-none aria-busy:cursor-progress'

const kinds: Record<ButtonKind, string> = {
  primary: 'bg-bone-0 text-ink-0 hover:bg-white',
  secondary: 'bg-ink-2 text-bone-0 shadow-edge-2 hover:bg-ink-3',
  tertiary: 'text-bone-1 hover:text-bone-0 hover:bg-ink-2',
  danger: 'bg-ink-2 text-danger shadow-edge-2 hover:bg-ink-3',
  money: 'bg-bamboo text-on-bamboo hover:bg-bamboo-hover',
}

const sizes: Record<ButtonSize, string> = {
  40: 'min-h-10 px-4 py-2 rounded-button type-button text-[14px]',
  48: 'min-h-12 px-[22px] py-2.5 rounded-button type-button',
  56: 'min-h-14 px-6 py-3 rounded-large type-button text-[16px]',
}

/**
 * The look of a button for anything that is not a `<button>`: a router link, a form's summary.
 * @returns class names
 */
export const buttonClass = ({ kind = 'primary', size = 48, wide, className }: ButtonLook = {}): string =>
  classNames(base, kinds[kind], sizes[size], wide && 'w-full', className)

export interface ButtonProps extends ComponentPropsWithRef<'button'>, ButtonLook {
  /** 20 px icon before the label */
  icon?: ReactNode
  /** 20 px icon after the label */
  iconAfter?: ReactNode
  /** a request is running: a spinner shows, the width stays, further clicks do nothing */
  loading?: boolean
  /** what the button says meanwhile ("Signing in..."); its room is kept from the start */
  loadingLabel?: string
  /** why the button is off, shown beside it; the button stays reachable so that the reason can be read out */
  disabledReason?: string
}

/** A button of the shop. It is `type="button"` unless told otherwise. */
export const Button = ({
  kind,
  size,
  wide,
  className,
  icon,
  iconAfter,
  loading = false,
  loadingLabel,
  disabledReason,
  disabled,
  onClick,
  children,
  ...rest
}: ButtonProps) => {
  const reasonId = useId()
  const off = loading || Boolean(disabledReason)
  const guard = (event: MouseEvent<HTMLButtonElement>) => {
    // An aria-disabled submit button would still send its form.
    if (off) event.preventDefault()
    else onClick?.(event)
  }
  const button = (
    <button
      type="button"
      {...rest}
      disabled={disabled}
      aria-disabled={off || undefined}
      aria-busy={loading || undefined}
      aria-describedby={disabledReason ? reasonId : rest['aria-describedby']}
      onClick={guard}
      className={buttonClass({ kind, size, wide, className })}
    >
      <Face icon={icon} iconAfter={iconAfter} loading={loading} loadingLabel={loadingLabel}>
        {children}
      </Face>
    </button>
  )
  if (!disabledReason) return button
  return (
    <span className={classNames('inline-flex flex-wrap items-center gap-x-4 gap-y-2', wide && 'w-full')}>
      {button}
      <span id={reasonId} className="type-meta text-bone-2">
        {disabledReason}
      </span>
    </span>
  )
}

type FaceProps = Pick<ButtonProps, 'icon' | 'iconAfter' | 'loading' | 'loadingLabel' | 'children'>

/** Both labels share one grid cell, so the wider one sets the width from the start. */
const Face = ({ icon, iconAfter, loading, loadingLabel, children }: FaceProps) => {
  const row = 'col-start-1 row-start-1 inline-flex items-center justify-center gap-2.5'
  // Transparent, not hidden: a screen reader must still find the label.
  const hush = loading && (loadingLabel ? 'invisible' : 'opacity-0')
  return (
    <span className="grid">
      <span className={classNames(row, hush || undefined)}>
        {icon}
        {children}
        {iconAfter}
      </span>
      {loadingLabel && (
        <span className={classNames(row, !loading && 'invisible')}>
          {loading && <span className="spinner" aria-hidden="true" />}
          {!loading && <span className="size-4" />}
          {loadingLabel}
        </span>
      )}
      {loading && !loadingLabel && (
        <span className={row}>
          <span className="spinner" aria-hidden="true" />
        </span>
      )}
    </span>
  )
}
