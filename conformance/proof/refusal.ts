/** A bundle is not what it says that it is: in one sentence, why. */
export class Refusal extends Error {
  override readonly name: string = 'Refusal'
}

/** It was judged by another suite or on another world: whether it is right cannot be told by the one at hand. */
export class OtherSuite extends Refusal {
  override readonly name = 'OtherSuite'
}
