import { type ComponentType, lazy } from 'react'

const load = async () => (await import('./CustomerLinks.tsx')).CustomerLinks

const LoadedLater = lazy(async () => ({ default: await load() }))

let loadedBefore: ComponentType | undefined

/** On the server, before a customer's document is rendered: rendering to a string waits for nothing. */
export const prepareCustomerPart = async (): Promise<void> => {
  if (import.meta.env.SSR) loadedBefore ??= await load()
}

/**
 * The customer's part of the header, in a chunk of its own: guests, who come first, do without it. While the chunk is
 * on its way the browser keeps that part of the document as it is.
 */
export const CustomerPart = () => {
  const Part = loadedBefore ?? LoadedLater
  return <Part />
}
