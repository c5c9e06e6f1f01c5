import { readdir, readFile } from 'node:fs/promises'
import type { PageRole } from '@pandrop/contract/content'
import { inServerFolder } from '../../db/server-folder.ts'
import { type Queryable, statement } from '../../db/statement.ts'
import { sanitizePage } from './pages.ts'

const folder = 'content/pages'

/** In the order of the footer. */
const slugs = ['how-trades-work', 'terms', 'privacy', 'cookies', 'about', 'faq']

interface ShippedText {
  slug: string
  title: string
  content: string
}

/** What the build brings along in one language. */
const readTexts = async (language: string): Promise<ShippedText[]> => {
  const read = (file: string) => readFile(inServerFolder(`${folder}/${language}/${file}`), 'utf8')
  const titles: Record<string, string> = JSON.parse(await read('titles.json'))
  const written = slugs.flatMap((slug) => (titles[slug] === undefined ? [] : [{ slug, title: titles[slug] }]))
  return Promise.all(written.map(async (page) => ({ ...page, content: sanitizePage(await read(`${page.slug}.html`)) })))
}

const savePage = statement<
  never,
  { slug: string; title: string; content: string; role: PageRole | null; position: number }
>(
  'seed_page',
  `with saved as (
     insert into static_pages as page (slug, title, content, role, position, shipped_md5)
     select :slug, :title, :content, case when not exists (select from static_pages where role = :role) then :role end,
            :position, md5(:title || :content)
     on conflict (slug) do update set title = :title, content = :content, shipped_md5 = excluded.shipped_md5
     where page.shipped_md5 = md5(page.title || page.content) and page.shipped_md5 <> excluded.shipped_md5
     returning id
   )
   insert into page_versions (page_id, language, title, format, source, content, is_draft, made_by, made_at)
   select id, 'en', :title, 'html', :content, :content, false, 'update', now() from saved`,
)

const roles: Readonly<Record<string, PageRole>> = { terms: 'terms', privacy: 'privacy', cookies: 'cookies' }

const savePages = async (q: Queryable, texts: readonly ShippedText[]): Promise<void> => {
  for (const text of texts) {
    const { slug } = text
    const position = slugs.indexOf(slug)
    await savePage(q, { ...text, role: roles[slug] ?? null, position })
  }
}

const saveTranslations = async (q: Queryable, language: string, texts: readonly ShippedText[]): Promise<void> => {
  for (const { slug, title, content } of texts) {
    await q.query(
      `with saved as (
         insert into static_page_texts as translated (page_id, language, title, content, shipped_md5)
         select id, $2, $3, $4, md5($3 || $4) from static_pages where slug = $1
         on conflict (page_id, language) do update set title = $3, content = $4, shipped_md5 = excluded.shipped_md5
         where translated.shipped_md5 = md5(translated.title || translated.content)
           and translated.shipped_md5 <> excluded.shipped_md5
         returning page_id
       )
       insert into page_versions (page_id, language, title, format, source, content, is_draft, made_by, made_at)
       select page_id, $2, $3, 'html', $4, $4, false, 'update', now() from saved`,
      [slug, language, title, content],
    )
  }
}

/**
 * Gives a shop the static pages of this build in all languages: those that are missing, and new texts of those that
 * nobody has changed. What an operator wrote stays as it is.
 */
export const seedPages = async (q: Queryable): Promise<void> => {
  await savePages(q, await readTexts('en'))
  const languages = (await readdir(inServerFolder(folder))).filter((name) => name !== 'en').sort()
  for (const language of languages) await saveTranslations(q, language, await readTexts(language))
}
