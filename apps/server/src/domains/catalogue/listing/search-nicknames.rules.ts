/**
 * What players call things, and the catalogue's own words for it: a word typed on the left finds what has all words of
 * one of the meanings on the right. Lower case, without signs. What merely begins a word of the catalogue ("kara",
 * "asii", "souv", "bayo", "dopp p2") needs no entry, nor does a weapon or finish written as one word ("m4a1s",
 * "hyperbeast").
 */
export const nicknames: Readonly<Record<string, readonly string[]>> = {
  // weapons
  a1: ['m4a1'],
  a1s: ['m4a1s'],
  a4: ['m4a4'],
  ak: ['ak 47'],
  autosniper: ['scar 20', 'g3sg1'],
  deag: ['desert eagle'],
  deagle: ['desert eagle'],
  dualies: ['dual berettas'],
  duals: ['dual berettas'],
  krieg: ['sg 553'],
  scout: ['ssg 08'],
  taser: ['zeus'],

  // knives and gloves
  bfk: ['butterfly knife'],
  daggers: ['shadow daggers'],
  knives: ['knife'],
  wraps: ['hand wraps'],

  // finishes
  asimov: ['asiimov'],
  bluegem: ['case hardened'],
  bp: ['black pearl'],
  ch: ['case hardened'],
  cw: ['crimson web'],
  dlore: ['dragon lore'],
  fs: ['fire serpent'],
  gd: ['gamma doppler'],
  hb: ['hyper beast'],
  mf: ['marble fade'],
  ps: ['printstream'],
  tt: ['tiger tooth'],

  // exteriors and variants
  bs: ['battle scarred'],
  fn: ['factory new'],
  ft: ['field tested'],
  mw: ['minimal wear'],
  ww: ['well worn'],
  st: ['stattrak'],
  trak: ['stattrak'],
  sv: ['souvenir'],
  vanilla: ['not painted'],
}
