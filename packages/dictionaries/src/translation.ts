type BaseOf<Key> = Key extends `${infer Base}#${string}` ? Base : never

/** Plural forms that a language may have beside `other` (CLDR); English has only `one`. */
type Form = 'zero' | 'one' | 'two' | 'few' | 'many'

/**
 * A translation of one area of English texts: the same keys, and of each plural entry the forms that the language has
 * (`languages.test.ts` asks Intl which ones). A missing text is a compile error.
 */
export type Translation<Source> = Readonly<
  Record<Exclude<keyof Source, `${string}#${string}`>, string> &
    Record<`${BaseOf<keyof Source>}#other`, string> &
    Partial<Record<`${BaseOf<keyof Source>}#${Form}`, string>>
>
