-- Why: what a shop's pages say was changed by SQL and kept no history, so that nobody could tell which terms an order
-- was made under. Every text of a page is kept as a version with who wrote it; an order names the one of its terms.

alter table static_pages
  add column role text unique check (role in ('terms', 'privacy', 'cookies', 'imprint')),
  add column is_published boolean not null default true,
  add column in_footer boolean not null default true,
  -- Counts changes of the page beside its texts.
  add column version integer not null default 0;

-- At most one page has each role.
update static_pages set role = 'terms' where id = (select min(id) from static_pages where is_terms);
update static_pages set role = 'privacy'
where id = (select min(id) from static_pages where is_privacy and role is null);
update static_pages set role = 'cookies' where slug = 'cookies' and role is null;
update static_pages set role = 'imprint' where slug = 'imprint' and role is null;
alter table static_pages drop column is_terms, drop column is_privacy;

-- Addresses that a page had before: they lead to the one that it has.
create table former_slugs (
  slug text primary key check (slug ~ '^[a-z0-9-]+$'),
  page_id integer not null references static_pages (id) on delete cascade
);

create trigger audit after insert or update or delete on former_slugs
  for each row when (current_setting('pandrop.audit', true) <> '') execute function audit_change('slug');
create trigger notify_content after insert or update or delete on former_slugs
  for each statement execute function notify_content();

-- What a page said stays, also where the page is gone.
create table page_versions (
  id bigint generated always as identity primary key,
  page_id integer not null,
  language text not null check (language ~ '^[a-z]{2}$'),
  title text not null,
  format text not null check (format in ('html', 'markdown')),
  -- As it was written, and what pages show of it.
  source text not null,
  content text not null,
  is_draft boolean not null,
  made_by text not null check (made_by <> ''),
  made_at timestamptz not null
);

create index page_versions_by_text on page_versions (page_id, language, id desc);

insert into page_versions (page_id, language, title, format, source, content, is_draft, made_by, made_at)
select id, 'en', title, 'html', content, content, false, 'update', now() from static_pages
union all
select page_id, language, title, 'html', content, content, false, 'update', now() from static_page_texts;

create trigger only_grows before update or delete or truncate on page_versions
  for each statement execute function refuse_audit_change();
create trigger audit after insert on page_versions
  for each row when (current_setting('pandrop.audit', true) <> '')
  execute function audit_change('id', 'source', 'content');

alter table orders add column terms_version bigint;

grant select, insert, update, delete on former_slugs to {{server}};
grant select, insert on page_versions to {{server}};
