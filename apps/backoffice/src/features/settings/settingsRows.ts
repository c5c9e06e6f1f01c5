/** A list with one of its rows changed. */
export const withRow = <Row extends object>(rows: readonly Row[], place: number, next: Partial<Row>): Row[] =>
  rows.map((row, at) => (at === place ? { ...row, ...next } : row))

/** A list with one of its rows before the one that was before it. */
export const movedUp = <Row>(rows: readonly Row[], place: number): Row[] => {
  const moved = rows.filter((_, at) => at !== place)
  moved.splice(Math.max(0, place - 1), 0, ...rows.slice(place, place + 1))
  return moved
}
