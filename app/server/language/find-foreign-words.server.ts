export { findForeignWords } from "../../../workers/judge/language/find-foreign-words";
