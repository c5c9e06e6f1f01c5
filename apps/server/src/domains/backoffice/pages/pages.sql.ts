import type { PageRole } from '@pandrop/contract/content'
import type { PageFormat } from '@pandrop/contract/staff/static-pages'
import { firstRow, statement } from '../../../db/statement.ts'

export interface PageRow {
  id: number
  slug: string | null
  title: string
  role: PageRole | null
  is_published: boolean
  in_footer: boolean
  version: number
  former_slugs: string[]
}

const columns = `page.id, page.slug, page.title, page.role, page.is_published, page.in_footer, page.version,
  array(
    select former.slug from former_slugs former where former.page_id = page.id order by former.slug
  ) as former_slugs`

export const selectPages = statement<PageRow, []>(
  'select_staff_pages',
  `select ${columns} from static_pages page order by page.position, page.id`,
)

export const selectPage = firstRow<PageRow, [id: number]>(
  'select_staff_page',
  `select ${columns} from static_pages page where page.id = $1`,
)

export interface TextRow {
  id: number
  page_id: number
  language: string
  title: string
  format: PageFormat
  source: string
  is_draft: boolean
  made_by: string
  made_at: Date
}

const madeBy = `coalesce(
  (select name from staff where version.made_by = 'staff:' || staff.id), version.made_by
) as made_by`

const newest = `
  select distinct on (page_id, language) id, page_id, language, title, format, source, is_draft, made_at, ${madeBy}
  from page_versions version`

/** The newest text in each language that a page was written in. */
export const selectPageTexts = statement<TextRow, [pageId: number]>(
  'select_page_texts',
  `${newest} where page_id = $1 order by page_id, language, id desc`,
)

/** The same of every page, without what they say. */
export const selectTextStates = statement<Omit<TextRow, 'source' | 'format' | 'title'>, []>(
  'select_page_text_states',
  `select distinct on (page_id, language) id, page_id, language, is_draft, made_at, ${madeBy}
   from page_versions version
   order by page_id, language, id desc`,
)

/** Whose an address is or was. */
export const selectSlugHolder = firstRow<{ id: number; title: string }, [slug: string]>(
  'select_slug_holder',
  `select id, title from static_pages where slug = $1
   union all
   select page.id, page.title from former_slugs former join static_pages page on page.id = former.page_id
   where former.slug = $1
   limit 1`,
)

export const selectRoleHolder = firstRow<{ id: number; title: string }, [role: string]>(
  'select_role_holder',
  'select id, title from static_pages where role = $1',
)

/** Nobody sees it yet; it stands behind all others. */
export const insertPage = firstRow<{ id: number }, [slug: string, title: string]>(
  'insert_static_page',
  `insert into static_pages (slug, title, content, is_published, position)
   select $1, $2, '', false, coalesce(max(position) + 1, 0) from static_pages
   returning id`,
)

export const updatePage = statement<
  never,
  { id: number; slug: string; role: PageRole | null; isPublished: boolean; inFooter: boolean }
>(
  'update_static_page',
  `update static_pages
   set slug = :slug, role = :role, is_published = :isPublished, in_footer = :inFooter, version = version + 1
   where id = :id`,
)

export const keepFormerSlug = statement<never, [slug: string, pageId: number]>(
  'keep_former_slug',
  'insert into former_slugs (slug, page_id) values ($1, $2) on conflict (slug) do update set page_id = $2',
)

/** An address that a page has again leads nowhere else. */
export const dropFormerSlug = statement<never, [slug: string]>(
  'drop_former_slug',
  'delete from former_slugs where slug = $1',
)

/** $1: pages in the order that they shall have. */
export const updatePositions = statement<never, [ids: number[]]>(
  'update_page_positions',
  `update static_pages page set position = wished.place
   from unnest($1::integer[]) with ordinality as wished (id, place)
   where page.id = wished.id and page.position <> wished.place`,
)

export const insertVersion = statement<
  never,
  {
    pageId: number
    language: string
    title: string
    format: PageFormat
    source: string
    content: string
    isDraft: boolean
    by: string
    at: Date
  }
>(
  'insert_page_version',
  `insert into page_versions (page_id, language, title, format, source, content, is_draft, made_by, made_at)
   values (:pageId, :language, :title, :format, :source, :content, :isDraft, :by, :at)`,
)

export const publishEnglish = statement<never, { pageId: number; title: string; content: string }>(
  'publish_english_page',
  'update static_pages set title = :title, content = :content where id = :pageId',
)

export const publishTranslation = statement<
  never,
  { pageId: number; language: string; title: string; content: string }
>(
  'publish_translated_page',
  `insert into static_page_texts (page_id, language, title, content) values (:pageId, :language, :title, :content)
   on conflict (page_id, language) do update set title = :title, content = :content`,
)

export interface VersionRow {
  id: number
  language: string
  title: string
  is_draft: boolean
  made_by: string
  made_at: Date
}

/** Newest first. */
export const selectVersionPage = statement<
  VersionRow,
  { pageId: number; before: number; language: string | null; rowsMax: number }
>(
  'select_page_versions',
  `select id, language, title, is_draft, made_at, ${madeBy}
   from page_versions version
   where page_id = :pageId and id < :before and (:language::text is null or language = :language::text)
   order by id desc
   limit :rowsMax`,
)

interface WholeVersionRow extends VersionRow {
  format: PageFormat
  source: string
  content: string
  before: { id: number; title: string; source: string } | null
}

export const selectVersion = firstRow<WholeVersionRow, [number]>(
  'select_page_version',
  `select id, language, title, format, source, content, is_draft, made_at, ${madeBy}, (
     select jsonb_build_object('id', id, 'title', title, 'source', source) from page_versions earlier
     where earlier.page_id = version.page_id and earlier.language = version.language and earlier.id < version.id
     order by earlier.id desc
     limit 1
   ) as before
   from page_versions version
   where id = $1`,
)
