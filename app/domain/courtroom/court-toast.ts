import type { ServerMessage } from "./protocol";

export interface CourtToast {
  title: string;
  description: string;
  tone: "plain" | "error";
}

const TOKEN_LIMIT_REACHED: CourtToast = {
  title: "Token Limit Reached",
  description: "The conversation has reached its maximum length. Generating verdict automatically...",
  tone: "plain",
};

/** What a frame says to the person beside changing the page, or null. */
export function toastOf({ type, payload }: ServerMessage): CourtToast | null {
  switch (type) {
    case "TOKEN_LIMIT_WARNING":
      return { title: "Conversation Getting Long", description: payload.message, tone: "plain" };
    case "TOKEN_LIMIT_EXCEEDED":
      return TOKEN_LIMIT_REACHED;
    case "VERDICT_GENERATION_STARTED":
      return payload.reason === "token_limit_exceeded" ? TOKEN_LIMIT_REACHED : null;
    case "VERDICT_GENERATION_ERROR":
      return { title: "Error", description: payload.error || "Failed to generate verdict", tone: "error" };
    case "ERROR":
      // The calm page speaks for itself.
      if (payload.code === "too_serious") return null;
      return {
        title: payload.code === "too_long" ? "Message Too Long" : "Error",
        description: payload.message,
        tone: "error",
      };
    default:
      return null;
  }
}
