-- Why: an open desk is not yet its owner. Who changes second factors or the team proves once more who they are; strangers
-- who guess elsewhere keep nobody of the staff out, because a browser that somebody has worked in has a count of its own;
-- and refused sign-ins of people who do not work here are counted instead of filling a log that only grows
-- (docs/decisions/0008-the-operators-desk.md, Staff and audit).

-- When password or second factor was last given in this session.
alter table staff_sessions add column proven_at timestamptz;

-- Browsers in which somebody has given both factors (OWASP, device cookies).
create table staff_devices (
  staff_id bigint not null references staff (id),
  device_hash bytea not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  primary key (staff_id, device_hash)
);

create index staff_devices_by_sight on staff_devices (seen_at);

-- Refused sign-ins that are no call of somebody who works here: one row per network and hour.
create table refused_sign_ins (
  network text not null,
  hour timestamptz not null,
  tries int not null check (tries > 0),
  primary key (network, hour)
);

create index refused_sign_ins_by_hour on refused_sign_ins (hour);

grant select, insert, update, delete on staff_devices, refused_sign_ins to {{server}};
