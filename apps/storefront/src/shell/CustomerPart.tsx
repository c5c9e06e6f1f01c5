import { type ComponentType, lazy } from 'react'
import { withTexts } from '../texts/shown.ts'

const load = async () => (await withTexts(import('./CustomerLinks.tsx'), import('../texts/customer.ts'))).CustomerLinks

const LoadedLater = lazy(async () => ({ default: await load() }))

let loadedBefore: ComponentType | undefined

/**
 * Before a customer's document is rendered, because rendering to a string waits for nothing, and before it is hydrated:
 * a part whose code comes later is drawn anew where anything changes meanwhile, and the header would blink.
 */
export const prepareCustomerPart = async (): Promise<void> => {
  loadedBefore ??= await load().catch(() => undefined)
}

/**
 * The customer's part of the header, in a chunk of its own: guests, who come first, do without it.
 */
export const CustomerPart = () => {
  const Part = loadedBefore ?? LoadedLater
  return <Part />
}
