const firstNames = `(array['Marta','Luka','Ana','Jan','Eva','Nina','Tomas','Petra','Milan','Sofia','Erik','Lena','Paul',
  'Clara','Hugo','Alba','Marek','Ines','Oscar','Julia','Niko','Emma','Leon','Vera'])`
const lastNames = `(array['Kovač','Berg','Rossi','Novák','Meyer','Dubois','Silva','Larsen','Horvat','Weber','Moreau',
  'Nowak','Costa','Jansen','Virtanen','Fischer','Lopez','Bianchi','Keller','Popescu','Molnar','Bakker','Ferrari'])`
const cities = `(array['Ljubljana','Berlin','Roma','Praha','Wien','Paris','Lisboa','Oslo','Zagreb','Köln'])`
const countries = `(array['SI','DE','IT','CZ','AT','FR','PT','NO','HR','DE'])`

/** Customers, each with a trade link; one of ten has not verified the address. */
export const insertCustomers = `
insert into customers (id, name, surname, email, email_verified_at, phone, phone_e164, password_hash, country_id, city,
  address, post_code, steam_trade_link, steamid, language, created_at)
overriding system value
select fill.customer_base + n, ${firstNames}[1 + n % 24], ${lastNames}[1 + (n / 24) % 23],
  'customer' || n || '@bench.example', case when n % 10 <> 0 then born.at + interval '5 minutes' end,
  '+386 40 ' || lpad((n % 1000000)::text, 6, '0'), '+38640' || lpad((n % 1000000)::text, 6, '0'), 'none',
  (select id from countries where iso = ${countries}[1 + n % 10]), ${cities}[1 + n % 10],
  'Main street ' || n % 200, lpad((1000 + n % 9000)::text, 4, '0'),
  'https://steamcommunity.com/tradeoffer/new/?partner=' || (100000000 + n) || '&token=AbCdEf12',
  (76561197960265728 + 100000000 + n)::text, 'en', born.at
from fill
cross join generate_series(1, customers) as n
cross join lateral (
  select now - interval '731 days' - (customers - n) * interval '365 days' / customers as at
) as born`

/** Their accounts in the books. */
export const insertAccounts = `
insert into ledger_accounts (kind, customer_id)
select 'customer', customer_base + n from fill cross join generate_series(1, customers) as n`

export const insertBalances = `
insert into customer_balances (customer_id, account_id)
select account.customer_id, account.id
from ledger_accounts as account
cross join fill
where account.customer_id between fill.customer_base + 1 and fill.customer_base + fill.customers`
