/** A bundle is not what it says that it is: in one sentence, why. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
}
