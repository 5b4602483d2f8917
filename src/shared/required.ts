/**
 * Narrows a query's result that the content check guarantees: GraphQL types every root field as nullable, but a page
 * only exists because its entry does.
 *
 * @throws Error when the guarantee is broken, a defect of the build that must stop it
 */
export function required<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined)
    throw new Error("Un contenu que la page demande manque à la construction.");
  return value;
}
