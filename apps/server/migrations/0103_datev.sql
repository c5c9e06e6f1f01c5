-- Why: whoever keeps the shop's accounts in DATEV typed a month of postings by hand. The shop writes them as a file
-- that DATEV reads, and for that it has to know under which numbers a tax adviser keeps its accounts.

alter table settings
  -- numbers that the tax adviser has given; empty: not told yet
  add column datev_consultant text not null default '' check (datev_consultant ~ '^([1-9][0-9]{3,6})?$'),
  add column datev_client text not null default '' check (datev_client ~ '^([1-9][0-9]{0,4})?$'),
  add column datev_year_month int not null default 1 check (datev_year_month between 1 and 12),
  add column datev_account_length int not null default 4 check (datev_account_length between 4 and 8),
  add column datev_chart text not null default '03' check (datev_chart in ('03', '04')),
  -- rows of account, country, rate, number and key: packages/contract/src/staff/datev.ts
  add column datev_accounts jsonb not null default '[]' check (jsonb_typeof(datev_accounts) = 'array');
