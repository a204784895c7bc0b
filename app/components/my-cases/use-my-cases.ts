import { useCallback, useEffect, useState } from "react";
import * as v from "valibot";
import { ApiError, callApi } from "~/browser/api";
import { fetchViewer } from "~/browser/person/fetch-viewer";
import { recallPerson } from "~/browser/person/known-person";
import type { Viewer } from "~/domain/account/user";
import {
  type CaseItem,
  inShort,
  listedCourtroomSchema,
  listedSessionSchema,
  listedSuitSchema,
  newestOf,
  toCaseItem,
} from "~/domain/my-cases/case-item";

/** A list on its way: it stays as it was while it is read again. */
export type Listed = { state: "loading" } | { state: "failed" } | { state: "listed"; items: CaseItem[] };

const LOADING: Listed = { state: "loading" };

/** This browser's cases, read anew whenever `isAsked` becomes true. Each list fails for itself. */
export function useMyCases(isAsked: boolean): { swipes: Listed; courts: Listed; readAt: number; retry: () => void } {
  const [swipes, setSwipes] = useState(LOADING);
  const [courts, setCourts] = useState(LOADING);
  const [readAt, setReadAt] = useState(Date.now);
  const [tries, setTries] = useState(0);
  const retry = useCallback(() => {
    setSwipes(LOADING);
    setCourts(LOADING);
    setTries((before) => before + 1);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try reads anew.
  useEffect(() => {
    if (!isAsked) return;
    let isHere = true;
    setReadAt(Date.now());
    let asked: Promise<Viewer | null> | null = null;
    const askOnce = () => {
      asked ??= fetchViewer();
      return asked;
    };
    const read = (list: Promise<CaseItem[]>, show: (listed: Listed) => void) =>
      list.then(
        (items) => isHere && show({ state: "listed", items: inShort(items) }),
        () => isHere && show({ state: "failed" }),
      );
    read(readOwn(askOnce, fetchSwipes), setSwipes);
    read(readOwn(askOnce, fetchCourts), setCourts);
    return () => {
      isHere = false;
    };
  }, [isAsked, tries]);

  return { swipes, courts, readAt, retry };
}

/** Reads a list as who this browser is remembered to be; where that is nobody, or is not so any more, as who it is. */
async function readOwn(
  ask: () => Promise<Viewer | null>,
  fetchList: (userUuid: string) => Promise<CaseItem[]>,
): Promise<CaseItem[]> {
  const remembered = recallPerson();
  try {
    if (remembered !== null) return await fetchList(remembered.uuid);
  } catch (error) {
    if (!(error instanceof ApiError) || (error.status !== 401 && error.status !== 403)) throw error;
  }
  const viewer = await ask();
  return viewer === null ? [] : fetchList(viewer.uuid);
}

/** Whatever is swiped, suits and dilemmas. */
async function fetchSwipes(userUuid: string): Promise<CaseItem[]> {
  const [suits, dilemmas] = await Promise.all([
    callApi(`/api/users/${userUuid}/pettysuits`, v.array(listedSuitSchema)),
    callApi(`/api/users/${userUuid}/procrastination-sessions`, v.array(listedSessionSchema)),
  ]);
  return newestOf([
    suits.map((suit) => toCaseItem("pettysuit", suit, userUuid)),
    dilemmas.map((dilemma) => toCaseItem("dilemma", dilemma, userUuid)),
  ]);
}

async function fetchCourts(userUuid: string): Promise<CaseItem[]> {
  const courtrooms = await callApi(`/api/users/${userUuid}/courtrooms`, v.array(listedCourtroomSchema));
  return courtrooms.map((courtroom) => toCaseItem("courtroom", courtroom, userUuid));
}
