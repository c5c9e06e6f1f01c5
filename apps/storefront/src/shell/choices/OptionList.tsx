import { Button } from '@pandrop/ui/Button'
import { classNames } from '@pandrop/ui/classNames'
import { menuItemClass } from '@pandrop/ui/Menu'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { IconCheck } from '@tabler/icons-react'
import { useId } from 'react'
import { useText } from '../../hooks/useText.ts'

interface Option {
  key: string
  label: string
  /** ISO 639-1, where the label is in another language than the page */
  language?: string
  chosen: boolean
  onChoose: () => void
}

export interface ListProps {
  /** the dialog around the list says already what it is */
  titleHidden?: boolean
  /** after a choice, also of what was chosen before */
  onChosen: () => void
}

interface OptionListProps extends Omit<ListProps, 'onChosen'> {
  title: string
  /** undefined while they are on their way */
  options: readonly Option[] | undefined
  /** why the list is not whole, with the way to try again */
  failure?: { text: string; retrying: boolean; onRetry: () => void }
}

/** Rows of which one is chosen. Buttons, not radios: an arrow key must not change the language of a page. */
export const OptionList = ({ title, titleHidden, options, failure }: OptionListProps) => {
  const text = useText()
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} aria-busy={options === undefined}>
      <h3 id={titleId} className={titleHidden ? 'sr-only' : 'px-3 pt-2 pb-1 text-[13px]/5 text-bone-2'}>
        {title}
      </h3>
      {failure && (
        <div role="alert" className="px-3 py-2 text-[14px]/5 text-bone-1">
          <p>{failure.text}</p>
          <Button kind="secondary" size={40} className="mt-2" loading={failure.retrying} onClick={failure.onRetry}>
            {text('choices_retry')}
          </Button>
        </div>
      )}
      <ul>
        {(options ?? []).map(({ key, label, language, chosen, onChoose }) => (
          <li key={key}>
            <button
              type="button"
              aria-pressed={chosen}
              lang={language}
              onClick={onChoose}
              className={menuItemClass(classNames('justify-between', !chosen && 'text-bone-1'))}
            >
              {label}
              {chosen && <IconCheck aria-hidden="true" size={18} stroke={2} />}
            </button>
          </li>
        ))}
      </ul>
      {!options && !failure && <Skeleton className="mx-3 my-3 h-5 w-24" />}
    </section>
  )
}
