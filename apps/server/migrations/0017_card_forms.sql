-- Why: payouts to a card, where the settings have them on (readings.md, States: Offer). The customer's card is
-- collected on the provider's page and never seen by us; what is kept here is whose card it is and how the provider
-- names it. One form is open per offer, a form ends once, and a payout by card is for the offer of its own completed
-- form.

create table card_forms (
  id uuid primary key,
  offer_id bigint not null,
  customer_id bigint not null,
  cents bigint not null,
  state text not null default 'open' check (state in ('open', 'completed', 'expired')),
  name text not null,
  surname text not null,
  email text not null,
  phone text not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  city text not null,
  address text not null,
  post_code text not null,
  -- what the provider was told when it was asked first: asking again must say the same
  session_email text not null,
  language text not null,
  session_id text unique,
  session_url text check (session_url is null or session_id is not null),
  -- names the saved card at the provider
  setup_intent text,
  opened_at timestamptz not null,
  expires_at timestamptz not null,
  -- when the job asked last
  asked_at timestamptz,
  completed_at timestamptz,
  -- an offer's own customer and its accepted price
  foreign key (offer_id, customer_id, cents) references offers (id, customer_id, service_price_cents),
  unique (id, offer_id),
  check ((state = 'completed') = (completed_at is not null and setup_intent is not null and session_id is not null))
);

create unique index card_forms_one_open_per_offer on card_forms (offer_id) where state = 'open';
create index card_forms_open on card_forms (coalesce(asked_at, opened_at)) where state = 'open';

create function check_card_form_change() returns trigger
language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    raise exception 'a card form does not begin as %', new.state using errcode = 'check_violation';
  end if;
  if old.state <> 'open' then
    raise exception 'card form % is %: that is final', old.id, old.state using errcode = 'check_violation';
  end if;
  if old.session_id is not null and new.session_id is distinct from old.session_id then
    raise exception 'card form % has its session already', old.id using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create trigger card_form_change before update on card_forms for each row execute function check_card_form_change();
create trigger card_form_first_state before insert on card_forms
  for each row when (new.state <> 'open') execute function check_card_form_change();

alter table payouts
  add column card_form_id uuid unique,
  -- the form of the same offer
  add foreign key (card_form_id, offer_id) references card_forms (id, offer_id),
  add check ((method = 'card-form') = (card_form_id is not null));

create function check_card_payout() returns trigger
language plpgsql as $$
begin
  if not exists (select from card_forms where id = new.card_form_id and state = 'completed') then
    raise exception 'the card form of payout % is not completed', new.id using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create trigger payout_card_form before insert on payouts
  for each row when (new.card_form_id is not null) execute function check_card_payout();

grant select, insert on card_forms to {{server}};
grant update (
  state, name, surname, email, phone, country, city, address, post_code,
  session_id, session_url, setup_intent, asked_at, completed_at
) on card_forms to {{server}};
