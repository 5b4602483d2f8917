const address = "https://api.github.com/graphql";

/** What a request to GitHub may hold (https://docs.github.com/graphql/reference/mutations). */
interface Input {
  /** Of a new branch: `refs/heads/…`, and the commit that it starts from. */
  readonly name?: string;
  readonly oid?: string;
  /** Of a commit. */
  readonly branch?: { readonly branchName: string };
  expectedHeadOid?: string;
}

/** What an answer may hold. */
interface Answer {
  readonly data?: {
    readonly repository?: {
      readonly pullRequests?: { readonly nodes?: readonly { headRefName: string; headRefOid: string }[] };
    };
    readonly createCommitOnBranch?: { readonly commit: { readonly oid: string } } | null;
  } | null;
}

/**
 * Makes each commit on an editor's branch ask GitHub to refuse it unless the branch is where this page has left or found it.
 * The forms look up where the branch is at that moment, so that of two people on one entry the last would undo what the
 * first has saved.
 */
export function guardBranches(): void {
  const heads = new Map<string, string>();
  const plainFetch = window.fetch.bind(window);
  window.fetch = async (resource, options) => {
    if (resource !== address) return plainFetch(resource, options);
    const body = JSON.parse(String(options?.body)) as { variables?: { input?: Input } };
    const input = body.variables?.input;
    if (input?.name && input.oid) heads.set(input.name.replace("refs/heads/", ""), input.oid);
    const branch = input?.branch?.branchName ?? "";
    const head = heads.get(branch);
    if (input && head) input.expectedHeadOid = head;
    const response = await plainFetch(resource, { ...options, body: JSON.stringify(body) });
    const { data } = (await response.clone().json()) as Answer;
    for (const { headRefName, headRefOid } of data?.repository?.pullRequests?.nodes ?? [])
      if (!heads.has(headRefName)) heads.set(headRefName, headRefOid);
    const commit = data?.createCommitOnBranch?.commit.oid;
    if (commit) heads.set(branch, commit);
    return response;
  };
}
