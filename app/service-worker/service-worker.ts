import { clientsClaim } from "workbox-core";
import { answerFetches } from "./fetches";
import { showPushes } from "./pushes";

declare const self: ServiceWorkerGlobalScope;

// A new edition takes over at once: pages come from the court first, and scripts by the hash in their name.
self.skipWaiting();
clientsClaim();
showPushes();
answerFetches();
