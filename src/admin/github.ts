const api = "https://api.github.com/";

/** What a GraphQL request to GitHub may hold (https://docs.github.com/graphql/reference/mutations). */
interface Input {
  /** Of a new branch: `refs/heads/…`, and the commit that it starts from. */
  readonly name?: string;
  readonly oid?: string;
  /** Of a commit. */
  readonly branch?: { readonly branchName: string };
  expectedHeadOid?: string;
}

/** What an answer may hold; a refusal has a message, in GraphQL one per error. */
interface Answer {
  readonly data?: {
    readonly repository?: {
      readonly pullRequests?: { readonly nodes?: readonly { headRefName: string; headRefOid: string }[] };
    } | null;
    readonly createRef?: object | null;
    readonly createCommitOnBranch?: { readonly commit: { readonly oid: string } } | null;
  } | null;
  readonly errors?: { message: string }[];
  message?: string;
}

/**
 * Wraps `fetch` for requests to GitHub. Each commit on an editor's branch names the commit that this page last saw
 * there, so that GitHub refuses it when someone else has saved meanwhile; otherwise the last to save would undo the
 * other's changes. Refusals are explained in French, with a remedy.
 */
export function watchGithub(): void {
  const heads = new Map<string, string>();
  const plainFetch = window.fetch.bind(window);
  window.fetch = async (resource, options) => {
    if (typeof resource !== "string" || !resource.startsWith(api)) return plainFetch(resource, options);
    const request = guarded(options, heads);
    const response = await plainFetch(resource, request).catch((error: unknown) => {
      throw new TypeError("GitHub ne répond pas. Vérifiez votre connexion, puis recommencez.", {
        cause: error,
      });
    });
    if (!response.headers.get("content-type")?.includes("json")) return response;
    const answer = (await response.clone().json()) as Answer;
    recordHeads(answer, request, heads);
    const refusals = answer.errors ?? (response.ok ? [] : [answer]);
    const [message] = refusals.flatMap((refusal) => explain(refusal.message ?? "", resource) ?? []);
    if (!message) return response;
    for (const refusal of refusals) refusal.message = message;
    return Response.json(answer, { status: response.status });
  };
}

/** The request, which names the commit that its branch has to be at. */
function guarded(options: RequestInit | undefined, heads: Map<string, string>): RequestInit | undefined {
  const input = inputOf(options);
  const branch = input?.branch?.branchName ?? "";
  if (!input || !heads.has(branch)) return options;
  const body = JSON.parse(String(options?.body)) as { variables: { input: Input } };
  body.variables.input.expectedHeadOid = heads.get(branch);
  return { ...options, body: JSON.stringify(body) };
}

function inputOf(options: RequestInit | undefined): Input | undefined {
  if (typeof options?.body !== "string") return undefined;
  return (JSON.parse(options.body) as { variables?: { input?: Input } }).variables?.input;
}

/**
 * Keeps where branches are: as the page first found them, as it made them, and after each commit of its own. A branch that
 * GitHub did not make exists already, with a head of its own.
 */
function recordHeads({ data }: Answer, request: RequestInit | undefined, heads: Map<string, string>): void {
  for (const { headRefName, headRefOid } of data?.repository?.pullRequests?.nodes ?? [])
    if (!heads.has(headRefName)) heads.set(headRefName, headRefOid);
  const input = inputOf(request);
  if (data?.createRef && input?.name && input.oid)
    heads.set(input.name.replace("refs/heads/", ""), input.oid);
  const commit = data?.createCommitOnBranch?.commit.oid;
  const branch = input?.branch?.branchName;
  if (commit && branch) heads.set(branch, commit);
}

/** What an editor is to do about a refusal; undefined for one that is not foreseen. */
function explain(message: string, resource: string): string | undefined {
  const right = /\/(?:pulls|issues)\b/.test(resource) ? "Pull requests" : "Contents";
  if (/not accessible by/.test(message))
    return `Il manque à votre jeton le droit «\u00a0${right}\u00a0: Read and write\u00a0» sur ce dépôt. Donnez-le-lui dans les réglages de GitHub, puis recommencez.`;
  if (/^Expected branch to point to/.test(message))
    return "Quelqu’un d’autre a enregistré cette entrée entre-temps. Copiez vos changements, rechargez la page, puis refaites-les.";
  return undefined;
}
