import { wishesQuery } from '@pandrop/api-client/customer-queries'
import { isSessionExpired, isUnverified } from '@pandrop/api-client/errors'
import { addWish } from '@pandrop/contract/routes'
import { Button } from '@pandrop/ui/Button'
import { IconBell } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../hooks/useApi.ts'
import { useAskToSignIn } from '../../hooks/useAskToSignIn.ts'
import { useCall } from '../../hooks/useCall.ts'
import { useFailureText } from '../../hooks/useFailureText.ts'
import { useGo } from '../../hooks/useGo.ts'
import { useMayAct } from '../../hooks/useMayAct.ts'
import { useText } from '../../hooks/useText.ts'
import { useToasts } from '../../hooks/useToasts.ts'
import { paths } from '../../paths.ts'

interface TellMeProps {
  /** a copy of the finish, exterior and variant that is waited for */
  wish: { item_id: number; title: string; phase: string }
  /** EUR units; without it the wishlist asks for one */
  priceBelow: number | undefined
}

/** Puts what nobody sells yet on the wishlist and leads to its alert there; a guest to sign-in and back. */
export const TellMe = ({ wish, priceBelow }: TellMeProps) => {
  const api = useApi()
  const queryClient = useQueryClient()
  const go = useGo()
  const text = useText()
  const toast = useToasts()
  const failureText = useFailureText()
  const askToSignIn = useAskToSignIn('wish_sign_in')
  const mayWish = useMayAct('wish_sign_in')
  const { run, running } = useCall(addWish, {
    failed: 'wish_add_failed',
    quiet: true,
    onDone: ({ payload }) => {
      queryClient.setQueryData(wishesQuery(api).queryKey, payload)
      go(paths.wishlist())
    },
    onFailure: (failure) => {
      if (isSessionExpired(failure)) askToSignIn()
      else if (!isUnverified(failure)) toast.error(failureText(failure, 'wish_add_failed'))
    },
  })
  const tell = () => {
    if (!mayWish()) return
    void run({ body: { item_id: wish.item_id, ...(priceBelow !== undefined && { price_below: priceBelow }) } })
  }
  return (
    <Button
      kind="secondary"
      size={40}
      loading={running}
      onClick={tell}
      aria-label={text('search_tell_of', { title: [wish.title, wish.phase].filter(Boolean).join(' ') })}
      icon={<IconBell aria-hidden="true" size={18} stroke={1.6} />}
    >
      {text('search_tell')}
    </Button>
  )
}
