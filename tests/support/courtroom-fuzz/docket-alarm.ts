import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { expect } from "vitest";
import { docketOf, nextLookAt } from "../docket";

import { eventually } from "../eventually";
import type { MoodyJudge } from "./moody-judge";

/**
 * The alarm of a courtroom's docket. It rings when it is told to: one ringing at a time, and again where one was cut
 * short.
 */
export class DocketAlarm {
  private ringing: Promise<unknown> | null = null;
  private wasCutShort = false;

  constructor(
    private readonly courtroomUuid: string,
    private readonly judge: MoodyJudge,
  ) {}

  /** Rings if `comeTo` lets the alarm's time come, and waits until the docket is done or waits for the judge. */
  async ring(comeTo: (at: number | null) => boolean): Promise<void> {
    if (this.ringing !== null) return;
    if (!this.wasCutShort && !comeTo(await nextLookAt(this.courtroomUuid))) return;
    const docket = docketOf(this.courtroomUuid);
    const rung = this.wasCutShort ? runInDurableObject(docket, (self) => self.alarm()) : runDurableObjectAlarm(docket);
    this.wasCutShort = false;
    const end = () => {
      this.ringing = null;
    };
    this.ringing = rung.then(end, end);
    await eventually(() => expect(this.ringing === null || this.judge.isAwaited).toBe(true));
  }

  /** The judge gives whoever waits an error, until the docket has dealt with it. */
  async freeFromJudge(): Promise<void> {
    await eventually(() => {
      this.judge.letGo();
      expect(this.ringing).toBeNull();
    });
  }

  /** Every object goes down while `outage` lasts, the docket too. */
  async goThrough(outage: Promise<void>): Promise<void> {
    this.wasCutShort ||= this.ringing !== null;
    await outage;
    await this.ringing;
    this.judge.letGo();
  }
}
