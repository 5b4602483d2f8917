import { formatError } from "./errors";

/** The parsed body of an answer, undefined where it is empty. @throws AgencyApiError when it is not JSON */
export async function readJson(response: Response, url: string): Promise<unknown> {
  const body = await response.text();
  if (body.trim() === "") return undefined;
  try {
    return JSON.parse(body) as unknown;
  } catch (error) {
    const type = response.headers.get("Content-Type") ?? "sans type";
    const fault = `ce n’est pas du JSON (${type}, début : « ${body.trim().slice(0, 60)} »)`;
    throw formatError(url, response.status, [fault], error);
  }
}
