-- Why: pages, mails, prompts and bank files of every shop said "Pandrop". A shop says its own name.

alter table settings
  add column shop_name text not null default 'Pandrop' check (length(shop_name) between 1 and 40),
  add column wordmark text not null default 'pandrop' check (length(wordmark) between 1 and 24);

-- Where the footer named the shop alone it goes on doing so.
update settings set copyright = '' where copyright = 'Pandrop';
