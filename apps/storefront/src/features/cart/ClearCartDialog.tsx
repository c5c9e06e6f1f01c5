import { cartQuery } from '@pandrop/api-client/customer-queries'
import { clearCart } from '@pandrop/contract/routes'
import { Button } from '@pandrop/ui/Button'
import { Dialog } from '@pandrop/ui/Dialog'
import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../hooks/useApi.ts'
import { useCall } from '../../hooks/useCall.ts'
import { useText } from '../../hooks/useText.ts'
import { useToasts } from '../../hooks/useToasts.ts'

interface ClearCartDialogProps {
  open: boolean
  onClose: () => void
  /** the cart is empty: whoever held the focus goes with it */
  onCleared: () => void
}

/** Asks before every item leaves the cart. */
export const ClearCartDialog = ({ open, onClose, onCleared }: ClearCartDialogProps) => {
  const text = useText()
  const toast = useToasts()
  const queryClient = useQueryClient()
  const { queryKey } = cartQuery(useApi())
  const call = useCall(clearCart, {
    failed: 'cart_clear_failed',
    onDone: () => {
      toast.success(text('cart_cleared'))
      onClose()
      onCleared()
      queryClient.setQueryData(queryKey, [])
    },
  })
  const clear = () => {
    // A reading that is on its way would bring the lines back.
    void queryClient.cancelQueries({ queryKey })
    void call.run({ body: {} })
  }
  const actions = (
    <>
      <Button kind="danger" wide loading={call.running} onClick={clear}>
        {text('cart_clear')}
      </Button>
      <Button kind="tertiary" wide onClick={onClose}>
        {text('cart_clear_cancel')}
      </Button>
    </>
  )
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={text('cart_clear_title')}
      text={text('cart_clear_text')}
      closeLabel={text('cart_clear_close')}
      action={actions}
    />
  )
}
