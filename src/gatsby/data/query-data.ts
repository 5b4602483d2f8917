import type { CreatePagesArgs } from "gatsby";

/** Queries the data layer. @throws Error with the query when it fails */
export async function queryData<Data>(graphql: CreatePagesArgs["graphql"], query: string): Promise<Data> {
  const { data, errors } = await graphql<Data>(query);
  if (!data || errors) throw new Error(`Requête GraphQL impossible : ${JSON.stringify(errors)}\n${query}`);
  return data;
}
