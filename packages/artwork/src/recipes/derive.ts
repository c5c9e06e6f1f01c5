import type { Recipe } from '../finish.ts'
import { freeHues, type Harmony, type Hue, harmonyOf } from './harmonies.ts'
import { type FamilyName, paint } from './paint.ts'

/*
 * How a finish is painted that nobody has described by hand: its name is read for patterns and colours; what the name
 * leaves open, a number made of the name decides.
 */

/** Which colour of a harmony each family uses for what. */
const arrangements: Readonly<Record<FamilyName, readonly (keyof Harmony)[]>> = {
  plain: ['main'],
  anodized: ['main', 'deep'],
  fade: ['deep', 'main', 'accent', 'light'],
  'marble fade': ['second', 'main', 'accent'],
  doppler: ['deep', 'second', 'main', 'accent', 'light'],
  'case hardened': [],
  patina: ['main', 'second', 'light'],
  rust: ['main', 'accent', 'deep'],
  scorched: ['main', 'second', 'deep'],
  ddpat: ['main', 'second', 'light', 'deep'],
  camo: ['main', 'second', 'light', 'deep'],
  mesh: ['main', 'second', 'light'],
  palm: ['main', 'second', 'light'],
  stripes: ['main', 'second', 'light', 'deep'],
  tiger: ['main', 'deep'],
  carbon: ['main'],
  damascus: ['light', 'second'],
  web: ['main', 'second', 'deep'],
  lore: ['main', 'second', 'deep'],
  asiimov: ['light', 'main', 'deep', 'second'],
  print: ['light', 'deep'],
  racing: ['main', 'deep', 'light', 'second'],
  swirl: ['deep', 'second', 'main', 'accent', 'light'],
  flame: ['deep', 'second', 'main', 'light'],
  neon: ['deep', 'main', 'accent', 'light'],
  waves: ['second', 'main', 'light', 'deep'],
  splatter: ['second', 'main', 'light', 'deep'],
  checker: ['main', 'deep', 'light'],
  facets: ['main', 'second', 'deep', 'light'],
  panels: ['main', 'deep', 'accent', 'second'],
  honeycomb: ['deep', 'main', 'light'],
  blossom: ['deep', 'main', 'light', 'accent', 'second'],
  scales: ['second', 'main', 'light', 'deep'],
  circuits: ['deep', 'main', 'accent'],
  nebula: ['deep', 'second', 'main', 'accent', 'light'],
  comic: ['main', 'accent', 'second', 'deep', 'light'],
  ink: ['light', 'deep', 'main', 'second'],
  motif: ['second', 'accent', 'light', 'deep'],
  laminate: ['second', 'main', 'deep'],
  topo: ['deep', 'main', 'light'],
  plaid: ['main', 'deep', 'light', 'second'],
  leather: ['main', 'deep', 'light'],
}

/** The first that fits decides. */
const patterns: readonly (readonly [word: RegExp, family: FamilyName])[] = [
  [/gamma doppler|doppler/i, 'doppler'],
  [/ddpat|digital/i, 'ddpat'],
  [/plaid|houndstooth|twilly|picnic/i, 'plaid'],
  [/paisley|damask|baroque/i, 'lore'],
  [/kimono|batik/i, 'blossom'],
  [/hex\b|hive|cell\b/i, 'honeycomb'],
  [/camo|terrain|thicket|grassland|marsh|blind|commando|flage|tri-tone|spray|brush|guerrilla/i, 'camo'],
  [/mesh|netting|perforated|ventilat|basket|halftone|shamagh/i, 'mesh'],
  [/palm|bamboo|roots|garden|leaf|leaves|growth/i, 'palm'],
  [/tiger|zebra|panther|tom cat/i, 'tiger'],
  [/stripe|pinstripe|dashed|tire|slide|slipstream|tread|roadblock|warning|caution|alert/i, 'stripes'],
  [/jörmungandr|dragon|snek|snake|python|gator|gila|scale|anolis|garter|viper/i, 'scales'],
  [/carbon|fiber/i, 'carbon'],
  [/web\b/i, 'web'],
  [/flame|blaze|fire|inferno|burner|pyre|blast|hades|hot shot/i, 'flame'],
  [/wave|water|tsunami|tide|ocean|hydro|currents|marina|submerged|murano|ripple/i, 'waves'],
  [/lily|lotus|flower|flora|blossom|bloom|orchid|sakura|rose\b|briar|beadwork|carnivora/i, 'blossom'],
  [/skull|bone|death|grim|kitty|meow|puppy|cat\b|toy/i, 'motif'],
  [/circuit|board|wiring|mainframe|neural|analog|processor|data|cyber|net\b|\block/i, 'circuits'],
  [/neon|light|beam|flash|spectrogram|phosphor|blacklight/i, 'neon'],
  [/fade/i, 'fade'],
  [/rust|junk|distressed|decommissioned|derailment/i, 'rust'],
  [/quartz|shattered|fragment|facets|jade|jasper|granite|mosaico|polysoup|stone|rock/i, 'facets'],
  [/topo|terrace|sedimentary|forecast/i, 'topo'],
  [/galaxy|space|moon|astr|sundown|sun in|horizon|storm|nexus/i, 'nebula'],
  [/wood|walnut|limba|laminate/i, 'laminate'],
  [/leather|skin|grip|canvas/i, 'leather'],
  [/splash|spatter|pour|splatter|drop|paint|mud|wash|runoff|slag|contamina|toxic|fubar|mustard|goo/i, 'splatter'],
  [/pearl|ceramic|opal|nacre|murano/i, 'patina'],
  [/filigree|ritual|hieroglyph|imperial|chalice|borre|royal|aristocrat|charter|ancient|imprint|etched|inlay/i, 'lore'],
  [/scrawl|sketch|draft|calligra|franklin|strats|negative|comic|graf/i, 'ink'],
  [/tuxedo|polymer|coat|apple|plain|commuter|cocoa|coach|short ochre|para /i, 'plain'],
  [/smoke|sheen|metal|iron|steel|bronz|brass|chem|coolant|anodized/i, 'anodized'],
  [/swirl|whorl|marble|acid|vapor|warp|dizzy|smoke|delusion|hypno/i, 'swirl'],
]

const colourWords: readonly (readonly [word: RegExp, hue: Hue])[] = [
  [/crimson|ruby|blood|cherr|scarlet|\bred\b|vino|bordeux|brick|astor|wurst|hemo/i, 'red'],
  [/orange|copper|rust|fire|flame|inferno|hot\b|blaze|pyre|o-ranger|burn|tiger|sundown|sunset/i, 'orange'],
  [/gold|amber|honey|yellow|brass|citric|mustard|electrum|bronz|sun\b|dimes|bee|citrus/i, 'gold'],
  [/wood|walnut|cocoa|leather|calf|sienna|ochre|limba|earth|brown|tan\b|roots|dirt|mud|mummy/i, 'brown'],
  [/sand|desert|dune|drought|parched|savannah|ivory|creme|straw|clay|safari|bleached|short|dusk/i, 'sand'],
  [/lime|toxic|acid|chemical|nuclear|poison|slime|contamin|irradiat|fallout|plague|snek|goo/i, 'lime'],
  [/green|jungle|forest|olive|emerald|jade|grass|marsh|leaf|vine|thicket|gator|bamboo|turf|growth|hunt/i, 'green'],
  [/teal|turquoise|aqua|mint|ocean|verdigris|malachite|robin|lagoon|tropical|sea\b|cyan|coolant/i, 'teal'],
  [/blue|azure|cobalt|navy|\bice\b|cold|water|marina|royal|sky|hydro|sapphire|submerged|tide|frost/i, 'blue'],
  [/violet|purple|plum|mauve|indigo|grape|amethyst|moon|nebula|midnight/i, 'purple'],
  [/pink|rose|coral|blush|fus?chia|candy|sweet|berry|fraise|kitty/i, 'pink'],
  [/black|dark|shadow|night|grim|obsidian|tuxedo|hades|murky/i, 'dark'],
  [/arctic|snow|polar|white|ceramic|sleet|winter|blizzard|bone|pearl/i, 'white'],
  [/grey|gray|steel|silver|iron|stone|smoke|urban|metal|granite|stainless|tungsten|facility/i, 'grey'],
  [/neon|rainbow|spectr|pop\b|rocket|party|graf|splash|toy/i, 'bright'],
]

/** Where a name says nothing of a pattern: the rarer a skin, the more there is on it. */
const simple: readonly FamilyName[] = ['plain', 'camo', 'stripes', 'anodized', 'splatter', 'patina']
const middle: readonly FamilyName[] = ['panels', 'racing', 'lore', 'facets', 'stripes', 'honeycomb', 'scales', 'swirl']
const rich: readonly FamilyName[] = ['comic', 'swirl', 'racing', 'ink', 'nebula', 'circuits', 'blossom', 'neon']
const onCloth: readonly FamilyName[] = ['leather', 'plaid', 'panels', 'camo', 'scales']
const onBlades: readonly FamilyName[] = ['anodized', 'patina', 'doppler', 'damascus', 'lore']

/** What hides somebody, and what is cheap, has calm colours where its name does not say otherwise. */
const calmHues: readonly Hue[] = ['green', 'sand', 'grey', 'brown', 'dark', 'blue']
const calmFamilies: ReadonlySet<FamilyName> = new Set(['camo', 'mesh', 'palm', 'ddpat', 'leather', 'laminate', 'rust'])

const isCheap = (rarity: string): boolean => rarity === 'Consumer Grade' || rarity === 'Industrial Grade'

const familiesFor = (type: string, rarity: string): readonly FamilyName[] => {
  if (type === 'Gloves') return onCloth
  if (type === 'Knife') return onBlades
  if (isCheap(rarity)) return simple
  return rarity === 'Mil-Spec Grade' ? middle : rich
}

/** A whole number from a name, always the same one (FNV-1a). */
export const numberOf = (name: string): number => {
  let hash = 2166136261
  for (const byte of new TextEncoder().encode(name)) hash = Math.imul(hash ^ byte, 16777619)
  return ((hash ^ (hash >>> 15)) >>> 0) % 1_000_003
}

/** The recipe that a finish's name suggests. */
export const derive = (finish: string, type: string, rarity: string): Recipe => {
  const number = numberOf(finish)
  const fitting = familiesFor(type, rarity)
  const family =
    patterns.find(([word]) => word.test(finish))?.[1] ?? fitting[number % fitting.length] ?? ('plain' as const)
  const hues = isCheap(rarity) || calmFamilies.has(family) ? calmHues : freeHues
  const hue = colourWords.find(([word]) => word.test(finish))?.[1] ?? hues[(number >>> 4) % hues.length]
  const harmony = harmonyOf(hue ?? 'grey', number >>> 9)
  return paint(family, arrangements[family].map((role) => harmony[role]).join(' '))
}
