import type { Page, Route } from '@playwright/test'

/** Lines of the open cart. */
export const lines = (page: Page) => page.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem')

/** What a message that pops up says. */
export const toast = (page: Page, text: string) => page.getByRole('region', { name: 'Notifications' }).getByText(text)

/** The shop's envelope without a reason: what the page says then is its own. */
export const refuse = (route: Route) => route.fulfill({ status: 500, json: { status: 'error' } })

export const removals = '**/api/cart/remove*'
export const contents = '**/api/cart/contents*'
