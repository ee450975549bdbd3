/** A bundle is not what it says that it is: in one sentence, why. */
export class Refusal extends Error {
  override readonly name: string = 'Refusal'
}

/** What its recording comes to is something else than it says; the kit that judged it may have been another one. */
export class OtherVerdicts extends Refusal {
  override readonly name = 'OtherVerdicts'
}

/** It was judged by another suite or on another world: whether it is right cannot be told by the one at hand. */
export class OtherSuite extends Refusal {
  override readonly name = 'OtherSuite'
}
