import type { Answer } from '@pandrop/contract/call'

/** An order as its page shows it; amounts are EUR units, moments Unix seconds. */
export type Order = Answer<typeof import('@pandrop/contract/purchase').orderDetails>['payload']
