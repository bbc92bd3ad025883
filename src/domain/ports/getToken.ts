/** The options of a request for the user's Trovi token. */
export interface TokenRequest {
  /** Whether to get a new token, because the server refused the current one. */
  renew: boolean;
  /** Whether the call fails without a token. A call that only reads is sent without one. */
  isNeeded?: boolean;
}

/** Returns the user's Trovi token, or `null` when nobody is signed in. */
export type GetToken = (request: TokenRequest) => Promise<string | null>;
