import { itemQuery } from '@pandrop/api-client/catalogue-queries'
import { asFailure } from '@pandrop/api-client/errors'
import { Button } from '@pandrop/ui/Button'
import { EmptyState } from '@pandrop/ui/EmptyState'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useApi } from '../../../hooks/useApi.ts'
import { useFailureText } from '../../../hooks/useFailureText.ts'
import { useText } from '../../../hooks/useText.ts'
import { useToasts } from '../../../hooks/useToasts.ts'
import { PandaPicture } from '../../../PandaPicture.tsx'

/** The item did not come; one click asks again (docs/behaviour/catalogue.md#item-page). */
export const ItemFailed = ({ itemId }: { itemId: number }) => {
  const text = useText()
  const api = useApi()
  const toast = useToasts()
  const failureText = useFailureText()
  const queryClient = useQueryClient()
  const router = useRouter()
  const [retrying, setRetrying] = useState(false)

  const retry = async () => {
    setRetrying(true)
    try {
      await queryClient.fetchQuery(itemQuery(api, itemId))
      await router.invalidate()
    } catch (cause) {
      const failure = asFailure(cause)
      // What has gone meanwhile is a page that does not exist.
      if (failure.httpStatus === 404) await router.invalidate()
      else toast.error(failureText(failure, 'product_fetch_failed'))
    }
    setRetrying(false)
  }

  return (
    <div className="page py-18" role="alert">
      <EmptyState
        heading="h1"
        picture={<PandaPicture pose="asleep" large />}
        title={text('product_load_failed')}
        text={text('details_failed_text')}
        action={
          <Button loading={retrying} onClick={() => void retry()}>
            {text('error_retry')}
          </Button>
        }
      />
    </div>
  )
}
