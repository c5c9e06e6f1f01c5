/** The ends of a range of prices or floats; an end that is missing is open. */
export interface Range {
  from?: number | undefined
  till?: number | undefined
}

/** Whether nothing lies in it. */
export const isCrossed = ({ from, till }: Range): boolean => from !== undefined && till !== undefined && from > till
