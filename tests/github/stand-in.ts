import { answerGraphql } from "./graphql";
import { ApiError, type GithubState, type PullRequest } from "./state";

/** A request to `https://api.github.com`. */
export interface ApiRequest {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: Record<string, unknown>;
}

/** Its answer. */
export interface ApiAnswer {
  readonly status: number;
  readonly body?: object;
}

/**
 * Stands in for GitHub's API as far as the editors' forms use it, over a real Git repository. Refuses what GitHub would: tokens it
 * does not know, rights that a token lacks, commits on a branch that has moved on, merges before the checks are green.
 */
export async function answerGithub(state: GithubState, request: ApiRequest): Promise<ApiAnswer> {
  try {
    state.signIn(request.authorization);
    if (request.path === "/graphql") {
      const { query, variables } = request.body as { query: string; variables: Record<string, unknown> };
      return { status: 200, body: await answerGraphql(state, query, variables) };
    }
    return answerRest(state, request);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { status: error.status, body: { message: error.message } };
  }
}

function answerRest(state: GithubState, { method, path, body }: ApiRequest): ApiAnswer {
  const { repository, user } = state;
  if (path === "/user") {
    const { databaseId: id, avatarUrl: avatar_url, ...rest } = user;
    return { status: 200, body: { id, avatar_url, html_url: `https://github.com/${user.login}`, ...rest } };
  }
  const prefix = `/repos/${state.name}`;
  const [pathname = ""] = path.split("?");
  if (!pathname.startsWith(prefix)) throw new ApiError(404, "Not Found");
  const route = `${method} ${pathname.slice(prefix.length)}`;
  const parts = (pattern: RegExp): string | undefined => pattern.exec(route)?.[1];

  const collaborator = parts(/^GET \/collaborators\/(\w+)$/);
  if (collaborator) return { status: collaborator === user.login ? 204 : 404 };
  const tree = parts(/^GET \/git\/trees\/(.+)$/);
  if (tree) return { status: 200, body: { sha: tree, tree: repository.tree(tree), truncated: false } };
  const branch = parts(/^DELETE \/git\/refs\/heads\/(.+)$/);
  if (branch) {
    state.require("contents");
    repository.deleteBranch(branch);
    return { status: 204 };
  }
  if (route === "POST /pulls") return { status: 201, body: restOf(openPullRequest(state, body)) };
  const [, number, rest] = /^\w+ \/(?:pulls|issues)\/(\d+)(.*)$/.exec(route) ?? [];
  const one = state.pullRequests.find((pull) => pull.number === Number(number));
  if (!one) throw new ApiError(404, "Not Found");
  if (method === "GET") return { status: 200, body: restOf(one) };
  state.require("pull requests");
  if (rest === "/merge") return merge(state, one);
  if (rest === "/labels") one.labels = [...one.labels, ...(body.labels as string[])];
  else if (Array.isArray(body.labels)) one.labels = body.labels as string[];
  return { status: 200, body: restOf(one) };
}

function openPullRequest(state: GithubState, body: Record<string, unknown>): PullRequest {
  state.require("pull requests");
  const branch = String(body.head);
  if (
    body.base !== "main" ||
    !state.repository.commitOf(branch) ||
    state.repository.changes(branch).length === 0
  )
    throw new ApiError(422, "Validation Failed");
  const number = state.pullRequests.length + 1;
  const now = new Date().toISOString();
  const pullRequest: PullRequest = {
    ...{ id: `PR_${number}`, number, title: String(body.title), branch, createdAt: now, updatedAt: now },
    ...{
      url: `https://github.com/${state.name}/pull/${number}`,
      isDraft: body.draft === true,
      isOpen: true,
      labels: [],
    },
  };
  state.pullRequests.push(pullRequest);
  return pullRequest;
}

function merge({ repository, areChecksGreen }: GithubState, pull: PullRequest): ApiAnswer {
  if (pull.isDraft) throw new ApiError(405, "Pull Request is still a draft");
  if (!areChecksGreen) throw new ApiError(405, 'Required status check "Contenu" is expected.');
  const [main, head] = [repository.commitOf("main"), repository.commitOf(pull.branch)];
  if (!main || !head) throw new ApiError(404, "Not Found");
  repository.moveBranch("main", head, main);
  pull.isOpen = false;
  return { status: 200, body: { merged: true, sha: head } };
}

const restOf = ({ id, number, title, url, branch, createdAt, updatedAt, labels, isDraft }: PullRequest) => ({
  ...{
    number,
    title,
    node_id: id,
    html_url: url,
    created_at: createdAt,
    updated_at: updatedAt,
    draft: isDraft,
  },
  head: { ref: branch },
  labels: labels.map((name) => ({ name })),
});
