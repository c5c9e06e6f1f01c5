import { buttonClass } from '@pandrop/ui/Button'
import { EmptyState } from '@pandrop/ui/EmptyState'
import { usePressedEarly } from '../hooks/usePressedEarly.ts'
import { useText } from '../hooks/useText.ts'
import { PandaPicture } from '../PandaPicture.tsx'
import type { PageProps } from '../page.ts'
import { paths } from '../paths.ts'

/** What a page gives to `notFound({ data })` when it knows why; the router passes it on. */
export const idMissing = 'product_id_missing'

/** Nothing stands at this address. */
export const NotFoundPage = ({ data }: Partial<PageProps> & { data?: unknown }) => {
  usePressedEarly()
  const text = useText()
  return (
    <div className="page py-18">
      <EmptyState
        heading="h1"
        picture={<PandaPicture pose="puzzled" large />}
        title={text('not_found_title')}
        text={text(data === idMissing ? idMissing : 'not_found_text')}
        action={
          <a href={paths.products()} className={buttonClass()}>
            {text('not_found_action')}
          </a>
        }
      />
    </div>
  )
}
