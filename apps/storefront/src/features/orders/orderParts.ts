import type { Answer } from '@pandrop/contract/call'
import { dayOf, timeOf } from '../../dates.ts'

/** An order as its page shows it; amounts are EUR units, moments Unix seconds. */
export type Order = Answer<typeof import('@pandrop/contract/purchase').orderDetails>['payload']

/** DD.MM.YYYY HH:MM in the visitor's time zone. */
export const momentOf = (seconds: number): string => `${dayOf(seconds * 1000)} ${timeOf(seconds * 1000)}`

/** DD.MM.YYYY in the visitor's time zone. */
export const dateOf = (seconds: number): string => dayOf(seconds * 1000)
