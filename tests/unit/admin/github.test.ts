/** @jest-environment node */
import { watchGithub } from "../../../src/admin/github";
import { Repository } from "../../github/repository";
import { answerGithub } from "../../github/stand-in";
import { GithubState } from "../../github/state";

/* What the forms' requests to GitHub become on their way, with the stand-in for GitHub's API behind them. */

const api = "https://api.github.com";
const file = "content/a.json";
const branch = "cms/a";

let github: GithubState;
let send: (path: string, body: object) => Promise<Answer>;

interface Answer {
  readonly status: number;
  readonly data?: { readonly createCommitOnBranch: { readonly commit: { readonly oid: string } } | null };
  readonly errors?: readonly { readonly message: string }[];
  readonly message?: string;
}

/** A page of the forms: what it knows of branches is its own. */
function openPage(): typeof send {
  const page = { fetch: answerFor };
  Object.assign(globalThis, { window: page });
  watchGithub();
  return async (path, body) => {
    const headers = { authorization: "token jeton" };
    const response = await page.fetch(api + path, { method: "POST", headers, body: JSON.stringify(body) });
    return { status: response.status, ...((await response.json()) as object) };
  };
}

async function answerFor(resource: RequestInfo | URL, options?: RequestInit): Promise<Response> {
  const { authorization } = (options?.headers ?? {}) as Record<string, string>;
  const { status, body } = await answerGithub(github, {
    method: options?.method ?? "GET",
    path: String(resource).slice(api.length),
    authorization,
    body: JSON.parse(String(options?.body)) as Record<string, unknown>,
  });
  return Response.json(body, { status });
}

const createBranch = () =>
  send("/graphql", {
    query: "mutation ($input: CreateRefInput!) { createRef(input: $input) { ref { name } } }",
    variables: {
      input: { repositoryId: "R_1", name: `refs/heads/${branch}`, oid: github.repository.commitOf("main") },
    },
  });

/** Commits as the forms do: on top of whatever the branch's last commit is. */
const commit = (text: string, sendIt = send) =>
  sendIt("/graphql", {
    query:
      "mutation ($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid } } }",
    variables: {
      input: {
        branch: { repositoryNameWithOwner: "agence/site", branchName: branch },
        expectedHeadOid: github.repository.commitOf(branch),
        fileChanges: { additions: [{ path: file, contents: Buffer.from(text).toString("base64") }] },
        message: { headline: "Essai" },
      },
    },
  });

beforeEach(() => {
  github = new GithubState("agence/site", new Repository({ [file]: "{}" }));
  send = openPage();
});
afterEach(() => github.repository.remove());

it("lets a page commit again and again, each time on top of its own last commit", async () => {
  await createBranch();
  expect((await commit("un")).errors).toBeUndefined();
  expect((await commit("deux")).errors).toBeUndefined();
  expect(github.repository.blob(`${branch}:${file}`)?.bytes.toString()).toBe("deux");
});

it("has a commit refused where another page has saved meanwhile, and says so in French", async () => {
  await createBranch();
  await commit("un");
  const other = openPage();
  expect((await commit("autre", other)).errors).toBeUndefined();
  expect((await commit("deux")).errors).toMatchObject([
    { message: expect.stringMatching(/^Quelqu’un d’autre a enregistré cette entrée entre-temps\. Copiez/) },
  ]);
  expect(github.repository.blob(`${branch}:${file}`)?.bytes.toString()).toBe("autre");
});

it("knows a branch from the list of pull requests", async () => {
  await createBranch();
  await commit("un");
  await send("/repos/agence/site/pulls", { base: "main", head: branch, title: "Essai", draft: true });
  const other = openPage();
  await other("/graphql", {
    query:
      '{ repository(owner: "agence", name: "site") { pullRequests { nodes { headRefName headRefOid } } } }',
  });
  await commit("deux");
  expect((await commit("autre", other)).errors).toHaveLength(1);
});

it.each([
  [[], "Contents"],
  [["contents"], "Pull requests"],
] as const)("says in French which right a token with %j lacks", async (rights, lacking) => {
  await createBranch();
  await commit("un");
  github.tokens.set("jeton", rights);
  const refused =
    lacking === "Contents"
      ? (await commit("deux")).errors?.[0]?.message
      : (await send("/repos/agence/site/pulls", { base: "main", head: branch, title: "Essai" })).message;
  expect(refused).toContain(
    `Il manque à votre jeton le droit «\u00a0${lacking}\u00a0: Read and write\u00a0»`,
  );
});

it("says in French that GitHub does not answer, and leaves other addresses alone", async () => {
  const failed = () => Promise.reject(new TypeError("Failed to fetch"));
  Object.assign(globalThis, { window: { fetch: failed } });
  watchGithub();
  await expect(window.fetch(`${api}/user`)).rejects.toThrow("GitHub ne répond pas.");
  await expect(window.fetch("/admin/x.json")).rejects.toThrow("Failed to fetch");
});
