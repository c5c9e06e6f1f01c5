-- Why: static pages speak six languages. English stays with the page and answers where a language has no text of its
-- own. Shops that exist get new pages, languages and corrections at every start, but never over what their operator
-- wrote: a text that still has the mark of what was shipped is one that nobody touched.

create table static_page_texts (
  page_id int not null references static_pages on delete cascade,
  -- ISO 639-1
  language text not null check (language ~ '^[a-z]{2}$' and language <> 'en'),
  title text not null,
  -- sanitised when saved and again when rendered
  content text not null,
  -- md5 of title and content as they came with a build; null for an operator's own
  shipped_md5 text,
  primary key (page_id, language)
);

alter table static_pages add column shipped_md5 text;

-- The four pages of the first build, where they are still what they were.
update static_pages set shipped_md5 = md5(title || content)
where md5(title || content) in (
  'f0430b90a9aa1010425d8f0db5dc92ea',
  'c6e3023956061f5bb41d060ae587fe93',
  '2decb1e00faf7eeea4104f35dbe4f560',
  '1f2cb2e5b9116766ef9dc1a0aa87e62b'
);

create trigger notify_content after insert or update or delete on static_page_texts
  for each statement execute function notify_content();

grant select, insert, update, delete on static_page_texts to {{server}};
