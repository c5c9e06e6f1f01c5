/** Something that only the operator can put right. Its message says what and how; it is printed without a stack. */
export class OperatorProblem extends Error {
  override name = 'OperatorProblem'
}
