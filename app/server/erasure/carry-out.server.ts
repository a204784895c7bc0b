import type { CaseRef } from "~/domain/case/case-ref";
import type { ErasurePlan } from "~/domain/erasure/erasure-plan";
import type { Database } from "../database/client.server";
import { deleteEverySession, emptyPerson, selectCasesToForget, selectLeaving } from "./erasure-repository.server";
import { type Forgetting, forgetInCase } from "./forget-case.server";
import { forgetOutsideCases } from "./forget-outside-cases.server";

/** So many cases are gone through in one turn: each costs a dozen calls, of which a Worker has a thousand. */
export const CASES_PER_TURN = 20;

/**
 * What came of a turn: `done`, `more` to do at once, or `not_deleted` where the person is still here, since the
 * deletion that was prepared has never happened.
 */
export type ErasureTurn = "done" | "more" | "not_deleted";

/**
 * Goes through what a deleted account has left behind: its cases one by one, and at last the person. `save` keeps the
 * plan before anything that it remembers is gone elsewhere, so that a turn that fails can be taken again from there.
 * Throws the last fault once everything else of the turn is done.
 */
export async function carryOutErasure(
  deps: Forgetting,
  prepared: ErasurePlan,
  save: (plan: ErasurePlan) => Promise<void>,
): Promise<ErasureTurn> {
  const { database, objects } = deps;
  const { userUuid, email } = prepared;
  let plan = prepared;
  for (let left = CASES_PER_TURN; ; ) {
    const { isHere, leavers, found } = await look(database, userUuid, left);
    if (isHere) return "not_deleted";
    plan = withFound(plan, leavers, found);
    await save(plan);
    if (plan.open.length === 0) break;
    if (left <= 0) return "more";
    left -= plan.open.length;
    plan = await goThrough(deps, plan, save);
  }
  if (email !== null) await objects.forgetMailTo(email);
  for (const uuid of new Set([userUuid, ...plan.leavers])) await objects.forgetPerson(uuid);
  await objects.forgetPushes();
  // What was under way may have opened a session or noted something since.
  await database.batch([
    deleteEverySession(database, userUuid),
    ...forgetOutsideCases(database, userUuid),
    emptyPerson(database, userUuid),
  ]);
  return "done";
}

/** Whether the person is still here, who they were, and cases in which they still sit. */
async function look(database: Database, userUuid: string, limit: number) {
  const [people, found] = await database.batch([
    selectLeaving(database, userUuid),
    selectCasesToForget(database, userUuid, Math.max(1, limit)),
  ]);
  return {
    isHere: people.some(({ uuid, leavingSince }) => uuid === userUuid && leavingSince === null),
    leavers: people.map(({ uuid }) => uuid),
    found,
  };
}

/** One case that can't be reached must not keep the others waiting: its fault is thrown after them. */
async function goThrough(
  deps: Forgetting,
  planned: ErasurePlan,
  save: (plan: ErasurePlan) => Promise<void>,
): Promise<ErasurePlan> {
  let plan = planned;
  const faults: unknown[] = [];
  for (const filed of planned.open) {
    try {
      await forgetInCase(deps, plan, filed);
      plan = { ...plan, open: plan.open.filter(({ uuid }) => uuid !== filed.uuid), done: [...plan.done, filed] };
      await save(plan);
    } catch (error) {
      faults.push(error);
    }
  }
  if (faults.length > 0) throw faults[0];
  return plan;
}

function withFound(plan: ErasurePlan, leavers: string[], cases: CaseRef[]): ErasurePlan {
  const known = new Set(plan.open.map(({ uuid }) => uuid));
  return {
    ...plan,
    leavers: [...new Set([...plan.leavers, ...leavers])],
    open: [...plan.open, ...cases.filter(({ uuid }) => !known.has(uuid))],
  };
}
