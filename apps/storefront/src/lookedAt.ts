import { lookedAtMax } from '@pandrop/contract/limits'
import { lookedAtName, readStored, writeStored } from './browserStorage.ts'

/** Ids of the items that were looked at last in this browser, the newest first (docs/behaviour/wire.md#looked-at). */
export const readLookedAt = (): number[] => {
  const ids = (readStored(lookedAtName) ?? '').split(',').filter((id) => /^[1-9]\d{0,14}$/.test(id))
  return ids.slice(0, lookedAtMax).map(Number)
}

/** Remembers that an item was looked at. Nothing of it leaves the browser but the ids that an empty cart asks for. */
export const keepLookedAt = (itemId: number): void => {
  const others = readLookedAt().filter((id) => id !== itemId)
  writeStored(lookedAtName, [itemId, ...others].slice(0, lookedAtMax).join())
}
