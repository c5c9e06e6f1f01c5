import { buttonClass } from '@pandrop/ui/Button'
import { EmptyState } from '@pandrop/ui/EmptyState'
import { useText } from '../hooks/useText.ts'
import { paths } from '../paths.ts'

/** Nothing stands at this address. */
export const NotFoundPage = () => {
  const text = useText()
  return (
    <div className="page py-18">
      <EmptyState
        heading="h1"
        asleep
        title={text('not_found_title')}
        text={text('not_found_text')}
        action={
          <a href={paths.products()} className={buttonClass()}>
            {text('not_found_action')}
          </a>
        }
      />
    </div>
  )
}
