import { watchGithub } from "../../../src/admin/github";

// That a commit is refused in French where somebody else has saved is tried in tests/e2e/editing.

/** Opens the forms on a GitHub that gives one answer, or none. @returns what sends, and what GitHub was asked */
function openPage(answer?: object, status = 200) {
  const asked: string[] = [];
  const page = {
    fetch: async (_resource: RequestInfo | URL, options?: RequestInit) => {
      asked.push(String(options?.body));
      if (!answer) throw new TypeError("Failed to fetch");
      return Response.json(answer, { status });
    },
  };
  Object.assign(globalThis, { window: page });
  watchGithub();
  const send = async (path: string, body: object) => {
    const response = await page.fetch(`https://api.github.com${path}`, { body: JSON.stringify(body) });
    return JSON.stringify(await response.json());
  };
  return { send, asked };
}

it("commits on top of what the list of pull requests has shown", async () => {
  const nodes = [{ headRefName: "cms/a", headRefOid: "shown" }];
  const { send, asked } = openPage({ data: { repository: { pullRequests: { nodes } } } });
  const commit = { input: { branch: { branchName: "cms/a" }, expectedHeadOid: "newer" } };
  await send("/graphql", { query: "…" });
  await send("/graphql", { variables: commit });
  expect(asked[1]).toContain('"expectedHeadOid":"shown"');
});

it.each([
  ["one it made", { data: { createRef: { ref: { name: "refs/heads/cms/a" } } } }, "made"],
  [
    "none that GitHub says exists already",
    { data: { createRef: null }, errors: [{ message: "A ref named … already exists" }] },
    "newer",
  ],
  ["none that it could not ask for", { message: "Bad gateway" }, "newer"],
])("holds a branch's commits to the start of %s", async (_which, answer, head) => {
  const { send, asked } = openPage(answer);
  await send("/graphql", { variables: { input: { name: "refs/heads/cms/a", oid: "made" } } });
  await send("/graphql", {
    variables: { input: { branch: { branchName: "cms/a" }, expectedHeadOid: "newer" } },
  });
  expect(asked[1]).toContain(`"expectedHeadOid":"${head}"`);
});

const message = "Resource not accessible by personal access token";
it.each([
  ["/graphql", "Contents", { data: null, errors: [{ message }] }, 200],
  ["/repos/agence/site/pulls", "Pull requests", { message }, 403],
])("says in French which right a token lacks that may not use %s", async (path, right, answer, status) => {
  const explanation = `Il manque à votre jeton le droit «\u00a0${right}\u00a0: Read and write\u00a0»`;
  expect(await openPage(answer, status).send(path, {})).toContain(explanation);
});

it("says in French that GitHub does not answer", async () => {
  await expect(openPage().send("/graphql", {})).rejects.toThrow(
    "GitHub ne répond pas. Vérifiez votre connexion",
  );
});
