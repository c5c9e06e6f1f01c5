import { createHash, randomBytes } from 'node:crypto'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { asOwner } from './owner.ts'
import { test as base } from './seller.ts'
import { expect } from './shop.ts'

/** Somebody who works in the back office, in a browser of their own. */
export interface StaffAtWork {
  name: string
  page: Page
}

interface BackOffice {
  /**
   * A new member of staff, signed in with both factors (the sign-in itself has its own tests), in a window of 1440 ×
   * 900.
   * @param at origin of the server that the back office is opened on; the shop's own where it is not said
   */
  open(role?: 'operator' | 'administrator', at?: string): Promise<StaffAtWork>
}

const newStaff = `
  with made as (
    insert into staff (name, email, role, password_hash, password_is_once, totp_sealed, created_at)
    values ($1, $2, $3, 'none', false, '\\x00', now() - interval '1 year') returning id
  )
  insert into staff_sessions
    (staff_id, cookie_hash, factor_at, proven_at, created_at, seen_at, expires_at, user_agent, address)
  select id, $4, now(), now(), now(), now(), now() + interval '12 hours', '', '' from made`

/** A window of the back office for whom this cookie signs in, of 1440 × 900 unless the options say otherwise. */
export const openBackOffice = async (
  browser: Browser,
  origin: string,
  cookie: string,
  options: BrowserContextOptions = {},
): Promise<Page> => {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 }, ...options })
  const { hostname } = new URL(origin)
  await context.addCookies([
    { name: 'pandrop_staff', value: cookie, domain: hostname, path: '/api/staff', httpOnly: true, sameSite: 'Strict' },
  ])
  return context.newPage()
}

/**
 * Makes a member of staff who is signed in with both factors.
 * @returns their cookie
 */
export const signedInStaff = async (
  dataDir: string,
  name: string,
  role: 'operator' | 'administrator',
): Promise<string> => {
  const cookie = randomBytes(32).toString('base64url')
  const hash = createHash('sha256').update(cookie).digest()
  await asOwner(dataDir, newStaff, [name, `${name.replace(' ', '.')}@shop.example`, role, hash])
  return cookie
}

/** The test with people in the back office; `staff` beside them types on the command line. */
export const test = base.extend<{ backOffice: BackOffice }>({
  backOffice: async ({ browser, dataDir, shopUrl }, use) => {
    const pages: Page[] = []
    await use({
      open: async (role = 'operator', at = shopUrl) => {
        const name = `${role === 'operator' ? 'Olga' : 'Ada'} ${randomBytes(3).toString('hex')}`
        const page = await openBackOffice(browser, at, await signedInStaff(dataDir, name, role))
        pages.push(page)
        return { name, page }
      },
    })
    for (const page of pages) await page.context().close()
  },
})

export { expect }
