import { createContext, type PropsWithChildren, useContext } from "react";
import { type ForeignWords, languageOf, passagesOf } from "~/domain/language/foreign-words";

const Foreign = createContext<readonly ForeignWords[]>([]);

/** Tells everything below which of its words are not English. */
export function ForeignWordsIn({ foreign, children }: PropsWithChildren<{ foreign: readonly ForeignWords[] }>) {
  return <Foreign.Provider value={foreign}>{children}</Foreign.Provider>;
}

/** The `lang` of an element that holds nothing but this text. */
export function useLanguage(text: string): string | undefined {
  return languageOf(text, useContext(Foreign));
}

/**
 * A text with its foreign words marked by their language. Inside another sentence they keep their own direction; a text
 * that is foreign as a whole leaves its direction to the element around it, which would not see it otherwise.
 */
export function Words({ children: text }: { children: string }) {
  const foreign = useContext(Foreign);
  return passagesOf(text, foreign).map(({ start, text: passage, language }) =>
    language === null ? (
      passage
    ) : passage === text ? (
      <span key={start} lang={language}>
        {passage}
      </span>
    ) : (
      <bdi key={start} lang={language}>
        {passage}
      </bdi>
    ),
  );
}
