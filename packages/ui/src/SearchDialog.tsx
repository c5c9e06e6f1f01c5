import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog as Base } from '@base-ui/react/dialog'
import { IconSearch, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { classNames } from './classNames.ts'
import { iconButtonClass } from './IconButton.tsx'

/** Something to choose: a link with a face. */
export interface SearchOption {
  /** no two of a list are the same */
  value: string
  href: string
  face: ReactNode
}

interface SearchDialogProps<Option extends SearchOption> {
  open: boolean
  /** called with false on Escape, on a press beside it and by the close button */
  onOpenChange: (open: boolean) => void
  /** after it has gone */
  onGone: () => void
  /** whether the focus returns to where it was when it goes; else its next place has it */
  returnsFocus: () => boolean
  title: string
  closeLabel: string
  /** of the field, which shows it too while it is empty */
  label: string
  lengthMax: number
  typed: string
  onType: (typed: string) => void
  /** hears keys of the field before the list does; what it prevents the list never hears of */
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>, reached: Option | undefined) => void
  options: readonly Option[]
  optionsLabel: string
  /** of options that belong to what was typed before */
  dimmed: boolean
  /** a link of the list was followed on this very page */
  onFollow: () => void
  /** the line between field and list */
  line: ReactNode
  /** below the list, or in its place */
  children: ReactNode
  /** what the keys do, where there are keys */
  foot: ReactNode
}

/** Keeps what stands at the bottom of the window above the keyboard of a phone. */
const useAboveKeyboard = (open: boolean) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const seen = window.visualViewport
    if (!open || !seen) return
    const listening = new AbortController()
    const follow = () => {
      const covered = window.innerHeight - seen.height - seen.offsetTop
      if (box.current) box.current.style.bottom = `${Math.max(0, covered)}px`
    }
    follow()
    for (const name of ['resize', 'scroll']) seen.addEventListener(name, follow, { signal: listening.signal })
    return () => listening.abort()
  }, [open])
  return box
}

/**
 * A search above the page: a combobox whose list is always open (WAI-ARIA APG), modal, from the bottom below 640 px
 * with its field near the thumb. Heavy: load it with `lazy(() => import(…))`.
 */
export const SearchDialog = <Option extends SearchOption>(props: SearchDialogProps<Option>) => {
  const { open, onOpenChange, onGone, returnsFocus, title, typed, onType, options } = props
  const box = useAboveKeyboard(open)
  const field = useRef<HTMLInputElement>(null)
  const reached = useRef<Option>(undefined)
  return (
    <Base.Root
      open={open}
      onOpenChange={(next, details) => {
        // A click on a toast is not a click on the page behind.
        const { target } = details.event
        if (target instanceof Element && target.closest('[data-toasts]')) details.cancel()
        else onOpenChange(next)
      }}
      onOpenChangeComplete={(next) => next || onGone()}
    >
      <Base.Portal>
        <Base.Backdrop
          className="fixed inset-0 z-(--layer-overlay) bg-overlay backdrop-blur-[3px] transition-opacity
            data-starting-style:opacity-0 data-ending-style:opacity-0"
        />
        <Base.Viewport
          ref={box}
          className="fixed inset-0 z-(--layer-modal) flex items-start justify-center overflow-hidden p-4 pt-[10dvh]
            compact:items-end compact:p-0"
        >
          <Base.Popup
            initialFocus={field}
            finalFocus={returnsFocus}
            // The list, which is always open, would take Escape for itself.
            onKeyDownCapture={(event) => event.key === 'Escape' && onOpenChange(false)}
            className={classNames(
              'relative flex h-[min(620px,80dvh)] w-full max-w-[640px] flex-col overflow-hidden rounded-modal',
              'border border-bone bg-ink-1 shadow-modal',
              'transition-[opacity,transform] duration-200 data-starting-style:opacity-0 data-ending-style:opacity-0',
              'motion-safe:data-starting-style:translate-y-2 motion-safe:data-ending-style:translate-y-2',
              'compact:h-[calc(100%-48px)] compact:max-w-none compact:flex-col-reverse compact:rounded-b-none',
              'compact:border-x-0 compact:border-b-0',
            )}
          >
            <Base.Title className="sr-only">{title}</Base.Title>
            <Autocomplete.Root
              open
              inline
              mode="none"
              items={options}
              itemToStringValue={({ value }: Option) => value}
              autoHighlight="always"
              keepHighlight
              value={typed}
              onValueChange={(next, { reason }) => reason === 'input-change' && onType(next)}
              onItemHighlighted={(option) => {
                reached.current = option
              }}
            >
              <SearchField {...props} field={field} onKeyDown={(event) => props.onKeyDown(event, reached.current)} />
              <div className="flex-none px-4 compact:pt-3">{props.line}</div>
              <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-2 py-2 [scrollbar-width:thin]">
                <div className="compact:flex compact:min-h-full compact:flex-col compact:justify-end">
                  <Options {...props} />
                  {props.children}
                </div>
              </div>
            </Autocomplete.Root>
            <div
              className="flex-none px-4 py-2.5 type-meta text-bone-2 shadow-[inset_0_1px_0_var(--color-line)]
                narrow:hidden"
            >
              {props.foot}
            </div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}

type FieldProps = Pick<SearchDialogProps<SearchOption>, 'closeLabel' | 'label' | 'lengthMax' | 'options'> & {
  field: React.RefObject<HTMLInputElement | null>
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
}

const SearchField = ({ closeLabel, label, lengthMax, options, field, onKeyDown }: FieldProps) => (
  <div
    className="flex h-16 flex-none items-center gap-3 pr-3 pl-4 shadow-[inset_0_-1px_0_var(--color-line)]
      compact:shadow-[inset_0_1px_0_var(--color-line)]"
  >
    <IconSearch aria-hidden="true" size={20} stroke={1.6} className="flex-none text-bone-2" />
    <Autocomplete.Input
      ref={field}
      aria-label={label}
      // Without a row there is no list that it could control.
      aria-expanded={options.length > 0}
      placeholder={label}
      maxLength={lengthMax}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      enterKeyHint="search"
      onKeyDown={(event) => {
        onKeyDown(event)
        if (event.isDefaultPrevented()) event.preventBaseUIHandler()
      }}
      className="h-full min-w-0 flex-1 bg-transparent text-[17px]/6 caret-bamboo outline-none
        placeholder:text-bone-2"
    />
    <Base.Close aria-label={closeLabel} className={iconButtonClass('plain')}>
      <IconX aria-hidden="true" size={20} stroke={1.6} />
    </Base.Close>
  </div>
)

type OptionsProps = Pick<SearchDialogProps<SearchOption>, 'options' | 'optionsLabel' | 'dimmed' | 'onFollow'>

const isFollowedHere = ({ ctrlKey, metaKey, shiftKey, altKey }: React.MouseEvent): boolean =>
  !(ctrlKey || metaKey || shiftKey || altKey)

const Options = ({ options, optionsLabel, dimmed, onFollow }: OptionsProps) =>
  options.length > 0 && (
    <Autocomplete.List
      aria-label={optionsLabel}
      aria-busy={dimmed || undefined}
      className={classNames('transition-opacity', dimmed && 'opacity-50 delay-150')}
    >
      {(option: SearchOption) => (
        <Autocomplete.Item
          key={option.value}
          value={option}
          nativeButton={false}
          render={<a href={option.href}>{option.face}</a>}
          onClick={(event) => isFollowedHere(event) && onFollow()}
          className="flex min-h-12 cursor-pointer items-center gap-3 rounded-button px-2 py-1.5 outline-none
            [scroll-margin-block:8px] data-highlighted:bg-ink-2 data-highlighted:shadow-edge-2"
        />
      )}
    </Autocomplete.List>
  )
