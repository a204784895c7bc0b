import { describe, expect, it } from "vitest";
import {
  type MessageAllowance,
  SOCKET_MESSAGES_AT_ONCE,
  SOCKET_MESSAGES_OVERDRAWN_MAX,
  SOCKET_MESSAGES_PER_SECOND,
  spendAllowance,
} from "./flood";

/** How many of so many messages at the same moment are ruled on in each way. */
function send(socketMessages: number, at: number, known?: MessageAllowance) {
  const rulings = { accept: 0, refuse: 0, close: 0 };
  let allowance = known;
  for (let socketMessage = 0; socketMessage < socketMessages; socketMessage += 1) {
    const taken = spendAllowance(allowance, at);
    allowance = taken.allowance;
    rulings[taken.ruling] += 1;
  }
  return { rulings, allowance };
}

describe("a person's allowance of messages", () => {
  it("is full at first, then refuses, then closes", () => {
    expect(send(SOCKET_MESSAGES_AT_ONCE + SOCKET_MESSAGES_OVERDRAWN_MAX + 3, 0).rulings).toEqual({
      accept: SOCKET_MESSAGES_AT_ONCE,
      refuse: SOCKET_MESSAGES_OVERDRAWN_MAX,
      close: 3,
    });
  });

  it("fills up with time, and never above full", () => {
    const { allowance } = send(SOCKET_MESSAGES_AT_ONCE, 0);
    expect(send(SOCKET_MESSAGES_PER_SECOND + 1, 1_000, allowance).rulings).toMatchObject({
      accept: SOCKET_MESSAGES_PER_SECOND,
      refuse: 1,
    });
    expect(send(SOCKET_MESSAGES_AT_ONCE + 1, 3_600_000, allowance).rulings).toMatchObject({
      accept: SOCKET_MESSAGES_AT_ONCE,
      refuse: 1,
    });
  });

  it("does not shrink when a clock goes back", () => {
    const { allowance } = send(1, 10_000);
    expect(spendAllowance(allowance, 0).allowance.left).toBe(SOCKET_MESSAGES_AT_ONCE - 2);
  });
});
