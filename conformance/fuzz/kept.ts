/**
 * The same function, which makes each of its results once: to make an arbitrary takes longer than to draw from it, and
 * models lead into each other by many ways.
 */
export function kept<Subject extends object, Context extends object, Made>(
  make: (subject: Subject, context: Context, depth: number) => Made,
): (subject: Subject, context: Context, depth: number) => Made {
  const made = new WeakMap<Context, WeakMap<Subject, Map<number, Made>>>()
  return (subject, context, depth) => {
    const ofContext = made.get(context) ?? new WeakMap<Subject, Map<number, Made>>()
    made.set(context, ofContext)
    const byDepth = ofContext.get(subject) ?? new Map<number, Made>()
    ofContext.set(subject, byDepth)
    const known = byDepth.get(depth) ?? make(subject, context, depth)
    byDepth.set(depth, known)
    return known
  }
}
