const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

/** Verbs that, said of oneself, complain of the other side and admit nothing. */
export const BLAMELESS_VERBS = words(
  "tell ask say think want need pay cook make buy clean wash do wait help lend drive win deserve have believe hear find " +
    "prefer offer remind work call see know pick forgive save warn water feed watch teach accept catch organise host check confront suggest bake host cover walk take carry fix bring spend look hide sit stand sleep live tidy go come share apologise apologize hate feel love swear try mean like get plan let know trust invite expect hope",
);
