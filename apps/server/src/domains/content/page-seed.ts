import { readdir, readFile } from 'node:fs/promises'
import type { PageRole } from '@pandrop/contract/content'
import { inServerFolder } from '../../db/server-folder.ts'
import { statement } from '../../db/statement.ts'
import type { Transaction } from '../../db/transaction.ts'

const folder = 'content/pages'

/** ISO 639-1 codes. */
export const shippedLanguages = async (): Promise<string[]> => (await readdir(inServerFolder(folder))).sort()

/** In the order of the footer. */
const slugs = ['how-trades-work', 'terms', 'privacy', 'cookies', 'about', 'faq']

const roles: Readonly<Record<string, PageRole>> = { terms: 'terms', privacy: 'privacy', cookies: 'cookies' }

interface ShippedText {
  slug: string
  title: string
  content: string
}

/** What the build brings along in one language; a test holds that its HTML needs no sanitising. */
export const readTexts = async (language: string): Promise<ShippedText[]> => {
  const read = (file: string) => readFile(inServerFolder(`${folder}/${language}/${file}`), 'utf8')
  const titles: Record<string, string> = JSON.parse(await read('titles.json'))
  const written = slugs.flatMap((slug) => (titles[slug] === undefined ? [] : [{ slug, title: titles[slug] }]))
  return Promise.all(written.map(async (page) => ({ ...page, content: await read(`${page.slug}.html`) })))
}

/** A page that a shop has already, under whatever address, is not made; one that comes later waits to be published. */
const insertPage = statement<never, ShippedText & { role: PageRole | null; position: number; isNewShop: boolean }>(
  'seed_page',
  `with saved as (
     insert into static_pages (slug, shipped_slug, title, content, role, position, shipped_md5, is_published)
     select :slug, :slug, :title, :content,
            case when not exists (select from static_pages where role = :role) then :role end,
            :position, md5(:title || :content), :isNewShop
     where not exists (select from static_pages where slug = :slug or shipped_slug = :slug)
       and not exists (select from former_slugs where slug = :slug)
     returning id
   )
   insert into page_versions (page_id, language, title, format, source, content, is_draft, made_by, made_at)
   select id, 'en', :title, 'html', :content, :content, false, 'update', now() from saved`,
)

/** A translation stands at once where the page is in English as it was shipped; of an own page it would be another. */
const insertTranslation = statement<never, ShippedText & { language: string }>(
  'seed_page_translation',
  `with saved as (
     insert into static_page_texts (page_id, language, title, content, shipped_md5)
     select id, :language, :title, :content, md5(:title || :content) from static_pages page
     where shipped_slug = :slug and page.shipped_md5 = md5(page.title || page.content)
     on conflict (page_id, language) do nothing
     returning page_id
   )
   insert into page_versions (page_id, language, title, format, source, content, is_draft, made_by, made_at)
   select page_id, :language, :title, 'html', :content, :content, false, 'update', now() from saved`,
)

/**
 * Keeps what is shipped beside what the page says. It is an offer where the page says something else; of a shop that is
 * older than offers, what staff wrote before is not asked about.
 */
const offerText = statement<never, ShippedText & { language: string }>(
  'offer_shipped_text',
  `with standing as (
     select title, content, shipped_md5 from static_pages where shipped_slug = :slug and :language = 'en'
     union all
     select said.title, said.content, said.shipped_md5
     from static_page_texts said join static_pages on id = page_id
     where shipped_slug = :slug and language = :language
   ), known as (
     select not exists (select from static_pages where shipped_slug = :slug)
       or exists (select from standing where (title, content) = (:title, :content)) as settled,
       exists (select from standing)
       and not exists (select from standing where shipped_md5 = md5(title || content)) as own
   )
   insert into shipped_texts as shipped (slug, language, title, content, settled)
   select :slug, :language, :title, :content, settled or own from known
   on conflict (slug, language) do update
     set title = :title, content = :content, settled = (select settled from known)
   where (shipped.title, shipped.content) <> (:title, :content)`,
)

/**
 * Gives a shop the static pages of this build in all languages that it lacks, and offers new texts of those that it
 * has: nothing that customers read changes without staff.
 */
export const seedPages = async (tx: Transaction): Promise<void> => {
  const { rows } = await tx.query('select from static_pages limit 1')
  const isNewShop = rows.length === 0
  const english = await readTexts('en')
  // Sent together, done in this order: a page stands before what is compared with it.
  await Promise.all(
    english.flatMap((text) => [
      insertPage(tx, { ...text, role: roles[text.slug] ?? null, position: slugs.indexOf(text.slug), isNewShop }),
      offerText(tx, { ...text, language: 'en' }),
    ]),
  )
  const languages = (await shippedLanguages()).filter((name) => name !== 'en')
  const translated = await Promise.all(
    languages.map(async (language) => (await readTexts(language)).map((text) => ({ ...text, language }))),
  )
  await Promise.all(translated.flat().flatMap((text) => [insertTranslation(tx, text), offerText(tx, text)]))
}
