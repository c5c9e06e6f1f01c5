import { IconButton } from '@pandrop/ui/IconButton'
import { IconArrowUp, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { settingsTexts as texts } from '../../texts/settings.ts'

interface RowOfListProps {
  name: string
  removeLabel: string
  isFirst: boolean
  disabled: boolean
  /** it always stays: it can be moved, not removed */
  isKept?: boolean
  onMoveUp: () => void
  onRemove: () => void
  children: ReactNode
}

/** One of a list that is typed: what it is called, its fields, and what moves or removes it. */
export const RowOfList = (props: RowOfListProps) => {
  const { name, removeLabel, isFirst, disabled, isKept, onMoveUp, onRemove, children } = props
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would not stand beside the buttons
    <div role="group" aria-label={name} className="flex min-w-0 flex-col gap-2 rounded-input bg-ink-2 p-3">
      <div className="flex min-h-10 items-center justify-between gap-2">
        <span className="min-w-0 truncate font-[560]">{name}</span>
        {!disabled && (
          <span className="flex flex-none">
            {!isFirst && (
              <IconButton label={texts.moveUp(name)} onClick={onMoveUp}>
                <IconArrowUp aria-hidden="true" size={18} />
              </IconButton>
            )}
            {!isKept && (
              <IconButton label={removeLabel} onClick={onRemove}>
                <IconX aria-hidden="true" size={18} />
              </IconButton>
            )}
          </span>
        )}
      </div>
      {children}
    </div>
  )
}
