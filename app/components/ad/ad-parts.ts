/** What ads look like and what is told of them: fetched after the page, since a deck begins with its questions. */
export { noteAd, reactToAd } from "./ad-calls";
export { AdFace } from "./ad-face";
export { AdNotice } from "./ad-notice";
export { PickList } from "./pick-list";
