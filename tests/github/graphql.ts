import { buildSchema, graphql } from "graphql";
import type { FileChanges } from "./repository";
import { ApiError, type GithubState, type PullRequest } from "./state";

/** The part of GitHub's schema that editors' forms ask for; a query for anything else is refused, as by GitHub. */
const schema = buildSchema(`
  type Query { repository(owner: String!, name: String!): Repository }
  type Mutation {
    createRef(input: CreateRefInput!): CreateRefPayload
    createCommitOnBranch(input: CreateCommitOnBranchInput!): CreateCommitPayload
    markPullRequestReadyForReview(input: MarkPullRequestReadyForReviewInput!): PullRequestPayload
  }
  input CreateRefInput { repositoryId: ID!, name: String!, oid: String! }
  input CommittableBranch { repositoryNameWithOwner: String!, branchName: String! }
  input FileAddition { path: String!, contents: String! }
  input FileDeletion { path: String! }
  input FileChanges { additions: [FileAddition!] = [], deletions: [FileDeletion!] = [] }
  input CommitMessage { headline: String!, body: String }
  input CreateCommitOnBranchInput {
    branch: CommittableBranch!, expectedHeadOid: String!, fileChanges: FileChanges!, message: CommitMessage!
  }
  input MarkPullRequestReadyForReviewInput { pullRequestId: ID! }
  type CreateRefPayload { ref: Ref }
  type CreateCommitPayload { commit: Commit }
  type PullRequestPayload { pullRequest: PullRequest }

  type Repository {
    id: ID!
    ref(qualifiedName: String!): Ref
    object(oid: String!): GitObject
    pullRequests(states: [PullRequestState!], labels: [String!], first: Int, orderBy: IssueOrder): PullRequests
  }
  enum PullRequestState { OPEN CLOSED MERGED }
  enum OrderDirection { ASC DESC }
  enum IssueOrderField { UPDATED_AT CREATED_AT }
  input IssueOrder { field: IssueOrderField!, direction: OrderDirection! }
  enum DeploymentOrderField { CREATED_AT }
  input DeploymentOrder { field: DeploymentOrderField!, direction: OrderDirection! }
  type Deployments { nodes: [Deployment] }
  type Ref { name: String!, target: GitObject }
  interface GitObject { oid: String! }
  type Blob implements GitObject { oid: String!, text: String, isTruncated: Boolean! }
  type Commit implements GitObject {
    oid: String!, message: String!, committedDate: String!, author: GitActor
    file(path: String!): TreeEntry, history(first: Int, path: String): History!
    status: Status, checkSuites(last: Int): CheckSuites
    deployments(last: Int, orderBy: DeploymentOrder): Deployments
  }
  type Status { contexts: [StatusContext] }
  type StatusContext { context: String!, state: String!, targetUrl: String, description: String }
  type CheckSuites { nodes: [CheckSuite] }
  type CheckSuite { checkRuns(last: Int): CheckRuns }
  type CheckRuns { nodes: [CheckRun] }
  type CheckRun { name: String!, status: String!, conclusion: String, detailsUrl: String, summary: String }
  type Deployment { environment: String, latestStatus: DeploymentStatus }
  type DeploymentStatus { state: String!, environmentUrl: String, description: String }
  type TreeEntry { oid: String! }
  type History { nodes: [Commit] }
  type GitActor { name: String, email: String, user: User }
  interface Actor { login: String!, avatarUrl: String! }
  type User implements Actor { login: String!, avatarUrl: String!, name: String, email: String!, databaseId: Int }
  type PullRequests { nodes: [PullRequest] }
  type PullRequest {
    id: ID!, number: Int!, title: String!, url: String!, isDraft: Boolean!, isCrossRepository: Boolean!
    createdAt: String!, updatedAt: String!, headRefName: String!, headRefOid: String!, author: Actor
    labels(first: Int): Labels, files(first: Int): ChangedFiles
  }
  type Labels { nodes: [Label] }
  type Label { name: String! }
  type ChangedFiles { nodes: [ChangedFile] }
  enum PatchStatus { ADDED DELETED MODIFIED }
  type ChangedFile { path: String!, changeType: PatchStatus! }
`);

const changeTypes: Readonly<Record<string, string>> = { A: "ADDED", D: "DELETED", M: "MODIFIED" };

/** Answers a GraphQL request as GitHub does: errors come with status 200, beside the data. */
export const answerGraphql = (state: GithubState, query: string, variables: Record<string, unknown>) =>
  graphql({ schema, source: query, variableValues: variables, rootValue: rootOf(state) });

function rootOf(state: GithubState) {
  const { repository } = state;
  const user = { __typename: "User", ...state.user };

  const blob = (name: string) => {
    const found = repository.blob(name);
    if (!found) return null;
    const { sha: oid, bytes } = found;
    return { __typename: "Blob", oid, isTruncated: false, text: bytes.toString() };
  };
  const commits = new Map<string, object>();
  const commit = (oid: string): object => {
    const known = commits.get(oid) ?? readCommit(oid);
    commits.set(oid, known);
    return known;
  };
  const readCommit = (oid: string) => {
    const [message, committedDate, name, email] = repository
      .git(["log", "-1", "--format=%s%x00%cI%x00%an%x00%ae", oid])
      .trim()
      .split("\0");
    return {
      ...{ __typename: "Commit", oid, message, committedDate, author: { name, email, user: null } },
      status: { contexts: [] },
      checkSuites: { nodes: [] },
      deployments: { nodes: [] },
      file: ({ path }: { path: string }) => blob(`${oid}:${path}`),
      history: ({ path }: { path?: string }) => {
        const last = path ? repository.lastCommit(oid, path) : oid;
        return { nodes: last ? [commit(last)] : [] };
      },
    };
  };
  const objectOf = (name: string) => (repository.commitOf(name) === name ? commit(name) : blob(name));
  const ref = ({ qualifiedName }: { qualifiedName: string }) => {
    const oid = repository.commitOf(qualifiedName);
    return oid ? { name: qualifiedName, target: () => commit(oid) } : null;
  };
  const pullRequest = (one: PullRequest) => ({
    ...one,
    ...{ isCrossRepository: false, headRefName: one.branch, author: user },
    headRefOid: repository.commitOf(one.branch) ?? "",
    labels: { nodes: one.labels.map((name) => ({ name })) },
    files: () => ({
      nodes: repository.changes(one.branch).map((line) => {
        const [type = "", path] = line.split("\t");
        return { path, changeType: changeTypes[type] };
      }),
    }),
  });
  return {
    repository: ({ owner, name }: { owner: string; name: string }) => {
      if (`${owner}/${name}` !== state.name) return null;
      return {
        id: "R_1",
        ref,
        object: ({ oid }: { oid: string }) => objectOf(oid),
        pullRequests: ({ labels }: { labels?: string[] }) => {
          const nodes = state.pullRequests
            .filter(({ isOpen }) => isOpen)
            .filter((one) => !labels || one.labels.some((label) => labels.includes(label)));
          return { nodes: nodes.map(pullRequest) };
        },
      };
    },
    createRef: ({ input }: { input: { name: string; oid: string } }) => {
      state.require("contents");
      const branch = input.name.replace("refs/heads/", "");
      if (repository.commitOf(branch))
        throw new Error(`A ref named "${input.name}" already exists in the repository.`);
      repository.moveBranch(branch, input.oid);
      return { ref: ref({ qualifiedName: branch }) };
    },
    createCommitOnBranch: ({ input }: { input: CommitInput }) => {
      state.require("contents");
      const { branchName } = input.branch;
      if (branchName === "main") throw new Error("Changes must be made through a pull request.");
      const head = repository.commitOf(branchName);
      if (head !== input.expectedHeadOid)
        throw new Error(
          `Expected branch to point to "${input.expectedHeadOid}" but it did not. Pull and try again.`,
        );
      return {
        commit: commit(repository.commit(branchName, head, input.fileChanges, input.message.headline)),
      };
    },
    markPullRequestReadyForReview: ({ input }: { input: { pullRequestId: string } }) => {
      const one = state.pullRequests.find(({ id }) => id === input.pullRequestId);
      if (!one) throw new ApiError(404, "Could not resolve to a node.");
      one.isDraft = false;
      return { pullRequest: pullRequest(one) };
    },
  };
}

interface CommitInput {
  readonly branch: { readonly branchName: string };
  readonly expectedHeadOid: string;
  readonly fileChanges: FileChanges;
  readonly message: { readonly headline: string };
}
