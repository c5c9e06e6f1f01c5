import type { Weapon } from './model.ts'
import { ak47 } from './weapons/ak-47.ts'
import { aug } from './weapons/aug.ts'
import { awp } from './weapons/awp.ts'
import { bayonet } from './weapons/bayonet.ts'
import { bowieKnife } from './weapons/bowie-knife.ts'
import { butterflyKnife } from './weapons/butterfly-knife.ts'
import { classicKnife } from './weapons/classic-knife.ts'
import { desertEagle } from './weapons/desert-eagle.ts'
import { falchionKnife } from './weapons/falchion-knife.ts'
import { famas } from './weapons/famas.ts'
import { flipKnife } from './weapons/flip-knife.ts'
import { glock18 } from './weapons/glock-18.ts'
import { gutKnife } from './weapons/gut-knife.ts'
import { huntsmanKnife } from './weapons/huntsman-knife.ts'
import { karambit } from './weapons/karambit.ts'
import { kukriKnife } from './weapons/kukri-knife.ts'
import { m4a1s } from './weapons/m4a1-s.ts'
import { m4a4 } from './weapons/m4a4.ts'
import { m9Bayonet } from './weapons/m9-bayonet.ts'
import { mac10 } from './weapons/mac-10.ts'
import { mp9 } from './weapons/mp9.ts'
import { navajaKnife } from './weapons/navaja-knife.ts'
import { negev } from './weapons/negev.ts'
import { nomadKnife } from './weapons/nomad-knife.ts'
import { nova } from './weapons/nova.ts'
import { p90 } from './weapons/p90.ts'
import { paracordKnife } from './weapons/paracord-knife.ts'
import { shadowDaggers } from './weapons/shadow-daggers.ts'
import { skeletonKnife } from './weapons/skeleton-knife.ts'
import { ssg08 } from './weapons/ssg-08.ts'
import { stilettoKnife } from './weapons/stiletto-knife.ts'
import { survivalKnife } from './weapons/survival-knife.ts'
import { talonKnife } from './weapons/talon-knife.ts'
import { ump45 } from './weapons/ump-45.ts'
import { ursusKnife } from './weapons/ursus-knife.ts'
import { usps } from './weapons/usp-s.ts'
import { xm1014 } from './weapons/xm1014.ts'

/** Every weapon that is drawn, by the name of its model in the catalogue. */
export const weapons: ReadonlyMap<string, Weapon> = new Map(
  [
    ak47,
    aug,
    awp,
    bayonet,
    bowieKnife,
    butterflyKnife,
    classicKnife,
    desertEagle,
    falchionKnife,
    famas,
    flipKnife,
    glock18,
    gutKnife,
    huntsmanKnife,
    karambit,
    kukriKnife,
    m4a1s,
    m4a4,
    m9Bayonet,
    mac10,
    mp9,
    navajaKnife,
    negev,
    nomadKnife,
    nova,
    p90,
    paracordKnife,
    shadowDaggers,
    skeletonKnife,
    ssg08,
    stilettoKnife,
    survivalKnife,
    talonKnife,
    ump45,
    ursusKnife,
    usps,
    xm1014,
  ].map((weapon) => [weapon.model, weapon]),
)
