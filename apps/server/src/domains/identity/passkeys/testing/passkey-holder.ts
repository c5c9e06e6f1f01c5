import type { TestCustomer, TestShop } from '@pandrop/testkit/shop'
import type { Reply, Visitor } from '@pandrop/testkit/visitor'
import { type Lies, SoftPasskey } from './soft-passkey.ts'

interface Asked {
  challenge: string
  rpId?: string
  user?: { id: string }
  allowCredentials?: { id: string }[]
  excludeCredentials?: { id: string }[]
}

/** What a browser is asked for. */
export const optionsOf = ({ body }: Reply): Asked => body.options as Asked

/** A device that makes passkeys for the shop as customers open it. */
export const softPasskey = ({ shop }: TestShop): SoftPasskey =>
  new SoftPasskey(shop.env.PUBLIC_URL.replace('127.0.0.1', 'localhost'))

/** Makes a passkey in a signed-in browser and has the shop keep it. */
export const addPasskeyTo = async (
  browser: Visitor,
  passkey: SoftPasskey,
  { name = 'My phone', lies }: { name?: string; lies?: Lies } = {},
): Promise<Reply> => {
  const asked = await browser.post('/api/user/passkeys/options', {})
  if (asked.status !== 200) return asked
  return browser.post('/api/user/passkeys', { credential: passkey.create(optionsOf(asked), lies), name })
}

/** Signs in by a passkey, in a browser that is signed in nowhere. */
export const signInBy = async (passkey: SoftPasskey, visitor: Visitor, lies?: Lies): Promise<Reply> => {
  const asked = optionsOf(await visitor.post('/api/passkeys/sign-in/options', {}))
  const reply = await visitor.post('/api/passkeys/sign-in', { credential: passkey.get(asked, lies) })
  visitor.keepToken(reply)
  return reply
}

/** Proves by a passkey who sits at a browser. */
export const proveBy = async (passkey: SoftPasskey, browser: Visitor, lies?: Lies): Promise<Reply> => {
  const asked = await browser.post('/api/user/proof/passkey/options', {})
  if (asked.status !== 200) return asked
  return browser.post('/api/user/proof/passkey', { credential: passkey.get(optionsOf(asked), lies) })
}

/** A customer whose only second factor is a passkey, with the recovery codes that came with it. */
export const passkeyHolder = async (
  shop: TestShop,
): Promise<TestCustomer & { passkey: SoftPasskey; codes: string[] }> => {
  const customer = await shop.customer()
  const passkey = softPasskey(shop)
  const added = await addPasskeyTo(customer.browser, passkey)
  if (added.status !== 200) throw new Error(`the passkey was refused: ${added.status} ${added.body.code}`)
  return { ...customer, passkey, codes: added.body.recovery_codes as string[] }
}
