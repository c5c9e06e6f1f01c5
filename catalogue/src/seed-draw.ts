import { createHash } from 'node:crypto'

/** A fair number from 0 up to, but not including, 1, for one purpose of one item. */
export type Draw = (purpose: string) => number

/**
 * Numbers that look random and never change: each is a SHA-256 of the key and its purpose. Naming the purpose keeps
 * every other number as it is when a later version draws one more.
 * @param key stable name of what is being drawn for, such as an item's seed key
 */
export const drawsFor =
  (key: string): Draw =>
  (purpose) =>
    createHash('sha256').update(`${key}/${purpose}`).digest().readUIntBE(0, 6) / 2 ** 48

/** A whole number between the bounds, both included. */
export const wholeBetween = (draw: number, minimum: number, maximum: number): number =>
  minimum + Math.floor(draw * (maximum - minimum + 1))

/** A number between the bounds. */
export const between = (draw: number, minimum: number, maximum: number): number => minimum + draw * (maximum - minimum)
