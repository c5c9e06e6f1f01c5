import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Shop } from '../../../shop.ts'
import { hashPassword } from '../passwords/password.ts'
import { createCustomer } from './create-customer.ts'
import { updatePassword, verifiedCustomerByEmail } from './customers.sql.ts'
import { createSecret } from './secret.ts'

/** How to sign in to the demo. */
export interface DemoCustomer {
  email: string
  password: string
}

const person = {
  name: 'Demo',
  surname: 'Customer',
  email: 'demo@pandrop.example',
  phone: '+386 40 123 456',
  phoneE164: '+38640123456',
  language: 'en',
}

/**
 * Sees to it that a demo shop has a verified customer, whose random password lies in DATA_DIR/demo-customer.json,
 * readable by the shop's user alone.
 * @returns how to sign in; throws in a shop that is no demo: nobody there may have a password that lies in a file
 */
export const ensureDemoCustomer = async (shop: Shop): Promise<DemoCustomer> => {
  if (!shop.env.DEMO || shop.env.NODE_ENV === 'production') throw new Error('only a demo shop has a demo customer')
  await mkdir(shop.env.DATA_DIR, { recursive: true })
  const file = join(shop.env.DATA_DIR, 'demo-customer.json')
  const kept = await readKept(file)
  const customer = kept ?? { email: person.email, password: createPassword() }
  if (!kept) await writeFile(file, `${JSON.stringify(customer)}\n`, { mode: 0o600 })
  const existing = await verifiedCustomerByEmail(shop.pool, person.email)
  if (!existing) await createCustomer(shop, { ...person, password: customer.password, verified: true })
  // An older database beside a new folder: nobody knows the old password.
  else if (!kept) await updatePassword(shop.pool, existing.id, await hashPassword(customer.password))
  return customer
}

// Ends with one character of each class that the contract asks for.
const createPassword = (): string => `${createSecret().slice(0, 20)}aA1`

const readKept = async (file: string): Promise<DemoCustomer | undefined> => {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as DemoCustomer
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
