// Ukrainian as its government writes it in passports (resolution 55 of 2010), the other Cyrillic letters by the custom
// of their languages, Greek by ELOT 743. Capitals follow from these.
const letters: Record<string, string> = Object.fromEntries(
  `
    а=a б=b в=v г=h ґ=g д=d е=e є=ie ж=zh з=z и=y і=i ї=i
    й=i к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=kh
    ц=ts ч=ch ш=sh щ=shch ь= ю=iu я=ia ъ= ы=y э=e ё=e ў=u
    ђ=dj ј=j љ=lj њ=nj ћ=c џ=dz ѓ=gj ќ=kj ѕ=dz
    α=a β=v γ=g δ=d ε=e ζ=z η=i θ=th ι=i κ=k λ=l μ=m ν=n
    ξ=x ο=o π=p ρ=r σ=s ς=s τ=t υ=y φ=f χ=ch ψ=ps ω=o
    ß=ss æ=ae œ=oe ø=o đ=d ð=d þ=th ł=l ħ=h ŧ=t ı=i ŋ=n ĸ=k
    ‘=' ’=' ʼ=' ´=' \`=' “=' ”=' „=' "=' «=' »='
    –=- —=- ‑=- _=- &=+ @=(at) ;=,
  `
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split('=')),
)

const allowed = /^[A-Za-z0-9/\-?:().,'+ ]$/

/** One character as SEPA allows it; undefined where there is no way to write it. */
const written = (character: string): string | undefined => {
  if (allowed.test(character)) return character
  const lower = character.toLowerCase()
  const known = letters[lower]
  if (known !== undefined) return lower === character ? known : known.charAt(0).toUpperCase() + known.slice(1)
  if (/\s/u.test(character)) return ' '
  const [base = '', ...marks] = character.normalize('NFD')
  if (marks.length === 0 || !marks.every((mark) => /\p{M}/u.test(mark))) return undefined
  return written(base)
}

const charactersOf = (text: string): string[] => [...text.normalize('NFC')].filter((one) => !/\p{M}/u.test(one))

/**
 * A text in the letters that every SEPA bank takes (European Payments Council, EPC217-08): a-z A-Z 0-9 / - ? : ( ) . ,
 * ' + and blank, no slash at either end and none doubled. Accents, Cyrillic and Greek are written in Latin, what has no
 * Latin form becomes a full stop.
 * @param lengthMax characters
 * @returns never empty: a full stop where nothing is left
 */
export const bankText = (text: string, lengthMax: number): string => {
  const latin = charactersOf(text)
    .map((character) => written(character) ?? '.')
    .join('')
  return withoutLooseSlashes(withoutLooseSlashes(latin).slice(0, lengthMax)) || '.'
}

const withoutLooseSlashes = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\/{2,}/g, '/')
    .replace(/^[ /]+|[ /]+$/g, '')

/** Whether a name can be written on a transfer: at least one letter, and all of them with a Latin form. */
export const canBeWritten = (name: string): boolean => {
  const latin = charactersOf(name).map(written)
  return latin.every((one) => one !== undefined) && /[A-Za-z]/.test(latin.join(''))
}
