import { profileQuery } from '@pandrop/api-client/customer-queries'
import { secondFactorQuery } from '@pandrop/api-client/second-factor-queries'
import { createRoot } from 'react-dom/client'
import { Providers } from '../../Providers.tsx'
import type { Shop } from '../../shop.ts'
import { withTexts } from '../../texts/shown.ts'

let asking: Promise<boolean> | undefined

/**
 * Asks whoever sits here to prove who they are, over the page and its dialogs (docs/behaviour/accounts.md#proof).
 * Several calls are proven by one answer.
 * @returns whether they did; false: they gave it up
 */
export const askForProof = (shop: Shop): Promise<boolean> => {
  asking ??= ask(shop).finally(() => {
    asking = undefined
  })
  return asking
}

const ask = async (shop: Shop): Promise<boolean> => {
  const { api, queryClient } = shop
  // Where nobody knows whether there is a second factor, the server asks for its code.
  const [{ ProofDialog }, factor] = await Promise.all([
    withTexts(import('./ProofDialog.tsx'), import('../../texts/proof.ts')),
    queryClient.fetchQuery({ ...secondFactorQuery(api), retry: false }).catch(() => undefined),
  ])
  // A root of its own: a page that has to be drawn anew, or a dialog that closes, takes nothing of it along.
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  return new Promise((resolve) => {
    const end = (proven: boolean): void => {
      root.unmount()
      place.remove()
      resolve(proven)
    }
    root.render(
      <Providers shop={shop}>
        <ProofDialog
          withCode={factor !== undefined && (factor.on || factor.passkeys > 0)}
          withPasskey={(factor?.passkeys ?? 0) > 0}
          email={queryClient.getQueryData(profileQuery(api).queryKey)?.email}
          onEnd={end}
        />
      </Providers>,
    )
  })
}
