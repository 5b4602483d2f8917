/**
 * Narrows a query's result that the content checks guarantee: GraphQL calls every root field nullable, while a
 * page only exists because its entry does.
 *
 * @throws Error when the guarantee is broken, which is a defect of the build and must stop it.
 */
export function required<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined)
    throw new Error("Un contenu que la page demande manque à la construction.");
  return value;
}
