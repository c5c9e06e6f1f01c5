-- Why: pictures were drawn by whoever develops the shop and came with its files. What an operator adds showed a bare
-- weapon until then, and whoever looked closely saw a picture of 900 pixels enlarged. The shop draws by itself now,
-- where it has a Chromium: the large picture of one that is there, when somebody looks closely, and pictures of skins
-- that have none. A drawing is asked for once, however often; it is drawn, or failed and says why.

create table drawings (
  id bigint generated always as identity primary key,
  -- path below /storage/ that its files get, without size and ending
  stem text not null unique,
  skin_id text not null references skins (id),
  exterior text not null,
  variant text not null,
  paint_seed integer,
  -- the picture of which it is the large one, with what that was drawn from: STEM#FINGERPRINT; null: one of its own
  enlarges text,
  state text not null default 'waiting' check (state in ('waiting', 'drawn', 'failed')),
  problem text,
  asked_at timestamptz not null,
  ended_at timestamptz,
  constraint drawings_ended check (
    (state = 'waiting') = (ended_at is null) and (state = 'failed') = (problem is not null)
  )
);

create unique index drawings_once
  on drawings (skin_id, exterior, variant, coalesce(paint_seed, -1), coalesce(enlarges, ''));

create index drawings_by_picture on drawings (enlarges) where enlarges is not null;

create trigger audit after insert or update on drawings for each row
  when (current_setting('pandrop.audit', true) <> '') execute function audit_change('id');

grant select, insert, update (state, problem, asked_at, ended_at) on drawings to {{server}};

alter table pictures
  -- of everything that decided how one of the catalogue looks; another one wants another large picture
  add column fingerprint text,
  drop constraint pictures_origin_check,
  add constraint pictures_origin_check check (origin in ('catalogue', 'drawn', 'upload'));

grant insert (variant, paint_seed) on pictures to {{server}};

-- What the shop has drawn ranks as what came with it.
create or replace function item_picture(skin_id text, exterior text, variant text, paint_seed integer) returns text
language sql stable parallel safe
return coalesce(
  (
    select p.stem
    from public.pictures p
    where p.skin_id = $1
    order by
      case when p.origin <> 'upload' then 2 when p.exterior = $2 then 0 when p.exterior is null then 1 else 3 end,
      p.exterior = $2 desc, p.variant = $3 desc, abs(p.paint_seed - $4) nulls last, p.stem
    limit 1
  ),
  (select s.drawn_picture from public.skins s where s.id = $1)
);
