import { createHash } from "node:crypto";
import type { Route } from "playwright/test";

export const api = "https://api.github.com";
/** Owner and name of the repository, and the token that may write to it. */
export const repository = "agence/site";
export const token = "jeton";

interface Body {
  readonly [key: string]: unknown;
  readonly labels?: string[];
  readonly query?: string;
  readonly variables?: { readonly input?: Input; readonly branch?: string };
}
interface Input {
  readonly name?: string;
  readonly branch?: { readonly branchName: string };
  readonly expectedHeadOid?: string;
  readonly fileChanges?: { readonly additions: readonly { path: string; contents: string }[] };
}
type Answer = readonly [status: number, json?: object];

const digestOf = (content: string): string => createHash("sha1").update(content).digest("hex");

/**
 * Stands in for GitHub's API as far as the forms ask it on the way from a text to a pull request. It knows one token, and
 * refuses a commit on a branch that has moved on.
 *
 * @param files what the branch `main` holds, by path
 */
export function createGithub(files: Readonly<Record<string, string>>) {
  const main = digestOf("main");
  const texts = new Map(Object.values(files).map((text) => [digestOf(text), text]));
  const tree = Object.entries(files).map(([path, text]) => ({
    path,
    sha: digestOf(text),
    size: Buffer.byteLength(text),
    type: "blob",
  }));
  const state = {
    /** The branches beside `main`, each with its last commit. */
    branches: new Map<string, string>(),
    /** What the commits of the forms change: texts by path. */
    changed: {} as Record<string, string>,
    pullRequest: {} as Record<string, unknown>,
  };

  const label = ({ labels = [] }: Body): Answer => {
    state.pullRequest.labels = labels.map((name) => ({ name }));
    return [200, state.pullRequest];
  };
  const rest: Readonly<Record<string, (body: Body) => Answer>> = {
    "GET /user": () => [200, { id: 1, login: "camille", name: "Camille", email: "camille@agence.example" }],
    "GET /collaborators/camille": () => [204],
    [`GET /git/trees/${main}`]: () => [200, { tree }],
    "POST /pulls": ({ title, head: branch, draft }) => {
      state.pullRequest = { number: 1, node_id: "PR_1", title, draft, head: { ref: branch }, labels: [] };
      return [200, state.pullRequest];
    },
    "GET /issues/1": () => [200, state.pullRequest],
    "PATCH /issues/1": label,
    "POST /issues/1/labels": label,
  };

  const mutate = ({ name, branch, expectedHeadOid, fileChanges }: Input): object => {
    if (name) {
      state.branches.set(name.replace("refs/heads/", ""), main);
      return { data: { createRef: { ref: { name } } } };
    }
    if (!branch || !fileChanges) {
      state.pullRequest.draft = false;
      return { data: { markPullRequestReadyForReview: { pullRequest: state.pullRequest } } };
    }
    if (state.branches.get(branch.branchName) !== expectedHeadOid)
      return { data: null, errors: [{ message: "Expected branch to point to another commit." }] };
    for (const { path, contents } of fileChanges.additions)
      state.changed[path] = Buffer.from(contents, "base64").toString();
    const oid = digestOf(JSON.stringify(state.changed));
    state.branches.set(branch.branchName, oid);
    return { data: { createCommitOnBranch: { commit: { oid, committedDate: new Date() } } } };
  };
  /** Answers every query with all that any of them asks for, and what it names: `content_0: object(oid: "…")`. */
  const read = (query: string, branch: string): object => {
    const oid = state.branches.get(branch) ?? main;
    const author = { name: "Camille", email: "camille@agence.example", user: null };
    const commit = { oid, message: "Start", author, committedDate: new Date() };
    const ref = { target: { oid, history: { nodes: [commit] } } };
    const none = { nodes: [] };
    const object = { isTruncated: false, status: { contexts: [] }, deployments: none, checkSuites: none };
    const named = Array.from(
      query.matchAll(/(\w+_\d+):\s+(ref|object\(oid: "(\w+))/g),
      ([, name, kind, id = ""]) => [name, kind === "ref" ? ref : { ...object, text: texts.get(id) }] as const,
    );
    const found = { id: "R_1", ref, pullRequests: none, ...Object.fromEntries(named) };
    return { data: { repository: found, base: found, fork: found } };
  };

  const answer = (route: string, body: Body): Answer => {
    const { query = "", variables } = body;
    if (route === "POST /graphql")
      return [200, variables?.input ? mutate(variables.input) : read(query, variables?.branch ?? "")];
    return rest[route]?.(body) ?? [404, { message: "Not Found" }];
  };
  const handle = async (route: Route): Promise<void> => {
    const request = route.request();
    const headers = Object.fromEntries(
      ["origin", "headers", "methods"].map((what) => [`access-control-allow-${what}`, "*"]),
    );
    if (request.method() === "OPTIONS") return route.fulfill({ status: 204, headers });
    const path = request.url().slice(api.length).replace(`/repos/${repository}`, "").replace(/\?.*/, "");
    const isKnown = (await request.headerValue("authorization"))?.endsWith(` ${token}`);
    const [status, json] = isKnown
      ? answer(`${request.method()} ${path}`, (request.postDataJSON() ?? {}) as Body)
      : ([401, { message: "Bad credentials" }] as const);
    return route.fulfill({ status, headers, ...(json ? { json } : {}) });
  };
  return { state, handle };
}
