import type { ServerMessage } from "./protocol";

export interface CourtToast {
  title: string;
  description: string;
  tone?: "error";
}

/** What a message says to the person beside changing the page, or null. */
export function toastOf({ type, payload }: ServerMessage): CourtToast | null {
  switch (type) {
    case "TOKEN_LIMIT_WARNING":
      return { title: "Conversation Getting Long", description: payload.message };
    case "VERDICT_GENERATION_STARTED":
      // TOKEN_LIMIT_EXCEEDED comes just before it and would say the same.
      if (payload.reason !== "token_limit_exceeded") return null;
      return {
        title: "Token Limit Reached",
        description: "The conversation has reached its maximum length. Generating verdict automatically...",
      };
    case "VERDICT_GENERATION_ERROR":
      return { title: "Error", description: payload.error || "Failed to generate verdict", tone: "error" };
    case "ERROR":
      // The calm page speaks for itself.
      if (payload.code === "too_serious") return null;
      return {
        title: payload.code === "too_long" ? "Message Too Long" : "Order!",
        description: payload.message,
        tone: "error",
      };
    default:
      return null;
  }
}
