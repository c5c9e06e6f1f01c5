-- Why: an update wrote its new texts over those that nobody had changed, so that terms became others without anybody
-- having read them. It offers them, and staff take or decline each. And a page whose address was changed came back
-- under the old one at the next start: what a page was shipped as is no longer told by its address.

alter table static_pages add column shipped_slug text unique;

update static_pages set shipped_slug = slug
where shipped_md5 is not null and slug in ('how-trades-work', 'terms', 'privacy', 'cookies', 'about', 'faq');

update static_pages page set shipped_slug = (select min(slug) from former_slugs where page_id = page.id)
where page.shipped_md5 is not null and page.shipped_slug is null
  and (select min(slug) from former_slugs where page_id = page.id)
    in ('how-trades-work', 'terms', 'privacy', 'cookies', 'about', 'faq')
  and not exists (
    select from static_pages other where other.slug in (select slug from former_slugs where page_id = page.id)
  );

-- What the newest build ships, by page and language.
create table shipped_texts (
  slug text not null,
  language text not null check (language ~ '^[a-z]{2}$'),
  title text not null,
  content text not null,
  -- The page says it, or somebody has declined it.
  settled boolean not null,
  primary key (slug, language)
);

create trigger audit after update of settled on shipped_texts
  for each row when (current_setting('pandrop.audit', true) <> '')
  execute function audit_change('slug', 'title', 'content');

grant select, insert, update on shipped_texts to {{server}};
