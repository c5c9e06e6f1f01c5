import { languages } from './languages.ts'
import { expect, test } from './operator.ts'
import { expectAccessible, expectNoSidewaysScroll, open } from './page-checks.ts'

const slugs = ['how-trades-work', 'terms', 'privacy', 'cookies', 'about', 'faq']

const hostile = `<h2>Rates &mdash; 2026</h2><p onclick="window.hacked = true">Text</p>
  <script>window.hacked = true</script><iframe src="https://evil.example"></iframe>
  <table><tbody><tr>${'<td>a wide column of figures</td>'.repeat(12)}</tr></tbody></table>`

for (const { id, code, name } of languages) {
  test(`every page has a text in ${name}`, async ({ page }) => {
    const answer = await page.request.get(`/api/static-pages?lang_id=${id}`)
    const { payload } = (await answer.json()) as { payload: { id: number; slug: string; title: string }[] }
    for (const slug of slugs) {
      const listed = payload.find((candidate) => candidate.slug === slug)
      const document = await page.request.get(`/${slug}`, { headers: { cookie: `languageId=${id}` } })
      const html = await document.text()
      expect(document.status(), slug).toBe(200)
      expect(html, slug).toContain(`<html lang="${code}"`)
      expect(html, slug).toContain(`>${listed?.title.replaceAll("'", '&#x27;')}</h1>`)
      const english = await page.request.get(`/api/static-pages/${listed?.id}`)
      const own = await page.request.get(`/api/static-pages/${listed?.id}?lang_id=${id}`)
      if (code !== 'en') expect(await own.text(), slug).not.toBe(await english.text())
    }
  })
}

test('a page by its id leads to its slug; one without a slug stays at its id; neither is a 404', async ({
  page,
  operator,
}) => {
  const { rows } = await operator.run(
    `insert into static_pages (title, content) values ('Rates &amp; fees', '<p>None.</p>') returning id`,
  )
  const { rows: faq } = await operator.run(`select id from static_pages where slug = 'faq'`)
  await open(page, `/static-page/${rows[0].id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rates & fees')
  await expect(page).toHaveTitle('Rates & fees · Pandrop')
  await open(page, `/static-page/${faq[0].id}`)
  await expect(page).toHaveURL('/faq')
  for (const path of ['/static-page/999999', '/static-page/x', '/nothing-here']) {
    expect((await page.request.get(path)).status(), path).toBe(404)
  }
  await operator.run('delete from static_pages where id = $1', [rows[0].id])
})

test('what an operator writes is shown without anything that runs, and wide tables scroll in their own box', async ({
  page,
  operator,
}) => {
  await operator.run(
    `insert into static_pages (slug, title, content) values ('rates', 'Rates &#8211; all', $1)
     on conflict (slug) do update set content = excluded.content`,
    [hostile],
  )
  await page.setViewportSize({ width: 320, height: 700 })
  await expect.poll(async () => (await page.request.get('/rates')).status()).toBe(200)
  await open(page, '/rates')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rates – all')
  await expect(page.getByRole('heading', { level: 2, name: 'Rates — 2026' })).toBeVisible()
  await page.getByText('Text', { exact: true }).click()
  expect(await page.evaluate(() => Reflect.get(window, 'hacked'))).toBeUndefined()
  expect(await page.locator('main iframe, main script').count()).toBe(0)
  await expectNoSidewaysScroll(page)
  const box = page.locator('.prose-table')
  await box.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
  await expectAccessible(page)
  await operator.run(`delete from static_pages where slug = 'rates'`)
})

test('a page that an operator changes is new for the next visitor, in the language that was changed', async ({
  page,
  operator,
}) => {
  const changed = (title: string) =>
    operator.run(
      `update static_page_texts set title = $1
       where language = 'de' and page_id = (select id from static_pages where slug = 'about')`,
      [title],
    )
  const { rows } = await operator.run(
    `select text.title from static_page_texts text join static_pages on id = page_id
     where slug = 'about' and language = 'de'`,
  )
  const documentIn = async (language: number) =>
    (await page.request.get('/about', { headers: { cookie: `languageId=${language}` } })).text()
  await documentIn(2)
  await changed('Wir und der Panda')
  await expect.poll(() => documentIn(2)).toContain('Wir und der Panda')
  expect(await documentIn(1)).toContain('About us')
  await changed(rows[0].title)
})
