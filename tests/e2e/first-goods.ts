import type { Page } from '@playwright/test'
import { dialogOf } from './seller.ts'
import { expect } from './shop.ts'

const copies = [
  { assetid: '38000000001', name: 'AK-47 | Redline (Field-Tested)', float: '0.213400006294', seed: '661' },
  { assetid: '38000000002', name: 'AWP | Asiimov (Field-Tested)', float: '0.25340000629', seed: '12' },
  { assetid: '38000000003', name: 'Sticker | Crown (Foil)' },
]

/** A page of an inventory, laid out as Steam's profile pages load it. */
export const inventory = JSON.stringify({
  assets: copies.map(({ assetid }) => ({
    appid: 730,
    contextid: '2',
    assetid,
    classid: `9${assetid}`,
    instanceid: '0',
    amount: '1',
  })),
  descriptions: copies.map(({ assetid, name, float }) => ({
    appid: 730,
    classid: `9${assetid}`,
    instanceid: '0',
    market_hash_name: name,
    tradable: 1,
    tags: float ? [{ category: 'Exterior', internal_name: 'WearCategory2', localized_tag_name: 'Field-Tested' }] : [],
    owner_descriptions: [],
  })),
  asset_properties: copies.map(({ assetid, float, seed }) => ({
    appid: 730,
    contextid: '2',
    assetid,
    asset_properties: [
      ...(seed ? [{ propertyid: 1, int_value: seed, name: 'Pattern Template' }] : []),
      ...(float ? [{ propertyid: 2, float_value: float, name: 'Wear Rating' }] : []),
    ],
  })),
  total_inventory_count: copies.length,
  success: 1,
})

/** What both usually cost: near what the catalogue says, so that nothing is asked once more. */
export const priceList = [
  'market_hash_name,price,currency',
  'AK-47 | Redline (Field-Tested),30.00,EUR',
  'AWP | Asiimov (Field-Tested),110.00,EUR',
].join('\n')

/** Uploads a file and waits for its report. */
export const importFile = async (
  at: Page,
  { name, text, account }: { name: string; text: string; account?: string },
): Promise<void> => {
  await at.goto('/backoffice/imports')
  await at.getByRole('button', { name: 'Upload a file' }).press('Enter')
  const dialog = dialogOf(at)
  await dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
  if (account) await dialog.getByLabel('Kept on').selectOption(account)
  await dialog.getByRole('button', { name: 'Upload and read' }).press('Enter')
  await expect(at.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(at.getByText('Ready to import')).toBeVisible()
}

/** Imports what a report has found. */
export const confirmImport = async (at: Page, rows: number, result: string): Promise<void> => {
  await at.getByRole('button', { name: `Import ${rows} rows` }).press('Enter')
  await dialogOf(at)
    .getByRole('button', { name: `Import ${rows} rows` })
    .press('Enter')
  await expect(at.getByText(result)).toBeVisible()
}

/** Ticks the two rows of the list. */
export const chooseBoth = async (at: Page): Promise<void> => {
  await expect(at.locator('[data-row]')).toHaveCount(2)
  for (const key of ['j', 'x', 'j', 'x']) await at.keyboard.press(key)
  await expect(at.getByText('2 chosen')).toBeVisible()
}

/** So many days from now, as a field of moments takes it; UTC. */
export const momentIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 16)
