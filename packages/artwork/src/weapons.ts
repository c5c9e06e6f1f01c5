import type { Weapon } from './model.ts'
import { ak47 } from './weapons/ak-47.ts'
import { aug } from './weapons/aug.ts'
import { awp } from './weapons/awp.ts'
import { bayonet } from './weapons/bayonet.ts'
import { bloodhoundGloves } from './weapons/bloodhound-gloves.ts'
import { bowieKnife } from './weapons/bowie-knife.ts'
import { brokenFangGloves } from './weapons/broken-fang-gloves.ts'
import { butterflyKnife } from './weapons/butterfly-knife.ts'
import { classicKnife } from './weapons/classic-knife.ts'
import { cz75Auto } from './weapons/cz75-auto.ts'
import { desertEagle } from './weapons/desert-eagle.ts'
import { driverGloves } from './weapons/driver-gloves.ts'
import { dualBerettas } from './weapons/dual-berettas.ts'
import { falchionKnife } from './weapons/falchion-knife.ts'
import { famas } from './weapons/famas.ts'
import { fiveSeven } from './weapons/five-seven.ts'
import { flipKnife } from './weapons/flip-knife.ts'
import { g3sg1 } from './weapons/g3sg1.ts'
import { galilAr } from './weapons/galil-ar.ts'
import { glock18 } from './weapons/glock-18.ts'
import { gutKnife } from './weapons/gut-knife.ts'
import { handWraps } from './weapons/hand-wraps.ts'
import { huntsmanKnife } from './weapons/huntsman-knife.ts'
import { hydraGloves } from './weapons/hydra-gloves.ts'
import { karambit } from './weapons/karambit.ts'
import { kukriKnife } from './weapons/kukri-knife.ts'
import { m4a1s } from './weapons/m4a1-s.ts'
import { m4a4 } from './weapons/m4a4.ts'
import { m9Bayonet } from './weapons/m9-bayonet.ts'
import { m249 } from './weapons/m249.ts'
import { mac10 } from './weapons/mac-10.ts'
import { mag7 } from './weapons/mag-7.ts'
import { motoGloves } from './weapons/moto-gloves.ts'
import { mp5sd } from './weapons/mp5-sd.ts'
import { mp7 } from './weapons/mp7.ts'
import { mp9 } from './weapons/mp9.ts'
import { navajaKnife } from './weapons/navaja-knife.ts'
import { negev } from './weapons/negev.ts'
import { nomadKnife } from './weapons/nomad-knife.ts'
import { nova } from './weapons/nova.ts'
import { p90 } from './weapons/p90.ts'
import { p250 } from './weapons/p250.ts'
import { p2000 } from './weapons/p2000.ts'
import { paracordKnife } from './weapons/paracord-knife.ts'
import { ppBizon } from './weapons/pp-bizon.ts'
import { r8Revolver } from './weapons/r8-revolver.ts'
import { sawedOff } from './weapons/sawed-off.ts'
import { scar20 } from './weapons/scar-20.ts'
import { sg553 } from './weapons/sg-553.ts'
import { shadowDaggers } from './weapons/shadow-daggers.ts'
import { skeletonKnife } from './weapons/skeleton-knife.ts'
import { specialistGloves } from './weapons/specialist-gloves.ts'
import { sportGloves } from './weapons/sport-gloves.ts'
import { ssg08 } from './weapons/ssg-08.ts'
import { stilettoKnife } from './weapons/stiletto-knife.ts'
import { survivalKnife } from './weapons/survival-knife.ts'
import { talonKnife } from './weapons/talon-knife.ts'
import { tec9 } from './weapons/tec-9.ts'
import { ump45 } from './weapons/ump-45.ts'
import { ursusKnife } from './weapons/ursus-knife.ts'
import { usps } from './weapons/usp-s.ts'
import { xm1014 } from './weapons/xm1014.ts'
import { zeusX27 } from './weapons/zeus-x27.ts'

/** Every weapon that is drawn, by the name of its model in the catalogue. */
export const weapons: ReadonlyMap<string, Weapon> = new Map(
  [
    ak47,
    aug,
    awp,
    bayonet,
    bloodhoundGloves,
    bowieKnife,
    brokenFangGloves,
    butterflyKnife,
    classicKnife,
    cz75Auto,
    desertEagle,
    driverGloves,
    dualBerettas,
    falchionKnife,
    famas,
    fiveSeven,
    flipKnife,
    g3sg1,
    galilAr,
    glock18,
    gutKnife,
    handWraps,
    huntsmanKnife,
    hydraGloves,
    karambit,
    kukriKnife,
    m249,
    m4a1s,
    m4a4,
    m9Bayonet,
    mac10,
    mag7,
    motoGloves,
    mp5sd,
    mp7,
    mp9,
    navajaKnife,
    negev,
    nomadKnife,
    nova,
    p2000,
    p250,
    p90,
    paracordKnife,
    ppBizon,
    r8Revolver,
    sawedOff,
    scar20,
    sg553,
    shadowDaggers,
    skeletonKnife,
    specialistGloves,
    sportGloves,
    ssg08,
    stilettoKnife,
    survivalKnife,
    talonKnife,
    tec9,
    ump45,
    ursusKnife,
    usps,
    xm1014,
    zeusX27,
  ].map((weapon) => [weapon.model, weapon]),
)
