-- Why: every card stood on the same grey, and the first page glowed in the one colour of its rarity. A skin is lit in
-- its own: the two hues that most of its picture has, found when the picture is drawn or uploaded and never while a
-- list is read. Degrees in OKLCH; null is what has no colour, black or chrome, and stays so.

alter table pictures
  add column hue integer,
  add column second_hue integer,
  add constraint pictures_hues check (
    (hue is null) = (second_hue is null) and hue between 0 and 359 and second_hue between 0 and 359
  );

grant insert (hue, second_hue) on pictures to {{server}};
