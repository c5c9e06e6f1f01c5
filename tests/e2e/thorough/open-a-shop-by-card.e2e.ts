import { onCardPage, payWith } from '../card-page.ts'
import { openTheShop } from '../opening.ts'
import { test } from '../seller.ts'
import { mailTo } from '../shop.ts'
import { cardButton } from '../till.ts'

test.use({ demo: '0', onlyFor: 'its first sale by card' })

test('an empty shop sells its first goods by card and gives the money of one back to the card', async ({
  page: at,
  browser,
  shopUrl,
  staff,
}) => {
  test.setTimeout(240_000)
  await openTheShop({
    at,
    browser,
    shopUrl,
    staff,
    inbox: mailTo,
    pay: async ({ page }) => {
      await cardButton(page).click()
      await onCardPage(page)
      await payWith(page, 'pays')
    },
  })
})
