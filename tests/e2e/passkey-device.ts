import type { Page } from '@playwright/test'
import { type Customer, unverifiedCustomer } from './customers.ts'
import { asOwner } from './owner.ts'
import { test as base } from './shop.ts'

/** A device that makes and uses passkeys, as one with a finger on it would. */
export interface PasskeyDevice {
  /** whether a finger lies on it: else it waits for one until the browser gives up */
  touch(touched: boolean): Promise<void>
}

/** Plugs a device for passkeys in, which answers by itself. */
export const plugInPasskey = async (page: Page): Promise<PasskeyDevice> => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
  return {
    touch: async (enabled) => {
      await devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
    },
  }
}

/** A new customer at the shop's name, who is verified without the mailed link, which leads to its address. */
export const customerByName = async (page: Page, dataDir: string): Promise<Customer> => {
  const customer = await unverifiedCustomer(page)
  await asOwner(dataDir, 'update customers set email_verified_at = now() where email = $1', [customer.email])
  return customer
}

/** The shop by the name that passkeys know it by: at an address of numbers no browser makes one. */
export const test = base.extend<{ baseURL: string }>({
  baseURL: async ({ shopUrl }, use) => {
    await use(shopUrl.replace('127.0.0.1', 'localhost'))
  },
})
