import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import type { Clock } from './clock.ts'
import type { Purposes } from './domains/payments/payments/purposes.ts'
import type { Env } from './env.ts'
import type { Delivery } from './ports/delivery/delivery.ts'
import type { Draughtsman } from './ports/drawing/draughtsman.ts'
import type { PaymentProvider } from './ports/payments/provider.ts'
import type { FileStorage } from './ports/storage/storage.ts'
import type { Download } from './ports/web/download.ts'
import type { Post } from './ports/web/post.ts'
import type { Secrets } from './secrets.ts'

/** What a running shop consists of; made once in each process (or by a test) and handed to every verb. */
export interface Shop {
  /** connections under the server's own login */
  pool: pg.Pool
  clock: Clock
  env: Env
  log: FastifyBaseLogger
  payments: PaymentProvider
  /** accounts that send trade offers by themselves; undefined: everything is sent by hand */
  delivery: Delivery | undefined
  /** what follows when a card was charged or saved */
  purposes: Purposes
  /** pictures of customers, and of skins that did not come with the catalogue */
  storage: FileStorage
  /** draws pictures of skins; undefined: there is no Chromium here */
  draughtsman: Draughtsman | undefined
  /** reads what lies on other machines */
  download: Download
  /** tells other machines what happened */
  post: Post
  /** seals IBANs and files for the bank */
  secrets: Secrets
}

/** What verbs of an operator need: they run in the back office and, while the shop is closed, in the command line. */
export type StaffContext = Pick<Shop, 'pool' | 'clock' | 'env'>

/** The same for verbs that read or make a file for the bank. */
export type PayoutContext = StaffContext & Pick<Shop, 'secrets'>
