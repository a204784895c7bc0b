/**
 * Machine words of the API's error bodies (docs/rules.md#refusals). A client may switch on them; the sentence beside
 * them is for people.
 */
export type ErrorCode =
  | "invalid_input"
  | "too_serious"
  | "maybe_serious"
  | "needs_expert"
  | "human_check_failed"
  | "bad_origin"
  | "bad_csrf_token"
  | "no_session"
  | "not_yours"
  | "not_found"
  | "no_such_route"
  | "seat_taken"
  | "already_settled"
  | "already_extended"
  | "nobody_joined"
  | "nobody_missing"
  | "deck_unfinished"
  | "deck_completed"
  | "uuid_taken"
  | "bad_code"
  | "code_void"
  | "code_expired"
  | "bad_current_code"
  | "login_too_old"
  | "username_taken"
  | "email_taken"
  | "email_unverified"
  | "has_account"
  | "has_address"
  | "no_account"
  | "banned"
  | "already_decided"
  | "mail_failed"
  | "judge_away"
  | "verdict_not_ready"
  | "expired"
  | "sealed"
  | "taken_down"
  | "too_large"
  | "rate_limited"
  | "internal";

/** The HTTP statuses that the product answers with when it refuses. */
export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 410 | 413 | 429 | 500 | 503;
