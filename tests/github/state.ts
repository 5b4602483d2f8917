import type { Repository } from "./repository";

/** A refusal, with GitHub's status and message. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

export interface PullRequest {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  readonly url: string;
  readonly branch: string;
  readonly createdAt: string;
  updatedAt: string;
  isDraft: boolean;
  isOpen: boolean;
  labels: string[];
}

/** What a token may write. */
export type Right = "contents" | "pull requests";

/** What GitHub knows. */
export class GithubState {
  readonly user = {
    ...{ login: "camille", name: "Camille", email: "camille@agence.example", databaseId: 1 },
    avatarUrl: "https://avatars.githubusercontent.com/u/1",
  };
  readonly pullRequests: PullRequest[] = [];
  /** The tokens that are valid, and what each may do. */
  readonly tokens = new Map<string, readonly Right[]>([["jeton", ["contents", "pull requests"]]]);
  /** Whether the checks that the protected branch asks for are green. */
  areChecksGreen = true;
  private rights: readonly Right[] = [];

  /** @param name owner and name of the repository */
  constructor(
    readonly name: string,
    readonly repository: Repository,
  ) {}

  /** Takes the rights of whoever asks. @param header `Authorization` of the request */
  signIn(header: string | undefined): void {
    const rights = this.tokens.get(/^(?:token|bearer) (.+)$/i.exec(header ?? "")?.[1] ?? "");
    if (!rights) throw new ApiError(401, "Bad credentials");
    this.rights = rights;
  }

  /** @throws ApiError when the token of this request lacks a right */
  require(right: Right): void {
    if (!this.rights.includes(right))
      throw new ApiError(403, "Resource not accessible by personal access token");
  }
}
