import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './shop.ts'

/** The details page of the dearest item: how its address looks is the list's business. */
const detailsPath = async (page: Page): Promise<string> => {
  const answer = await page.request.get('/api/items/list')
  const { payload } = (await answer.json()) as { payload: { id: number }[] }
  return `/products/all/all/${payload[0]?.id}`
}

const pathOf = (page: Page, place: string): Promise<string> | string =>
  place === 'details' ? detailsPath(page) : place
