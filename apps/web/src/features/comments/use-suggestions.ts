import { suggestHashtags, suggestMentions } from "@tunewright/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { call } from "../../api/call.ts";
import type { OpenMark } from "./complete-mark.ts";

export interface Suggestion { name: string; note: string }

const MOST = 6;

/** What the mark under the caret could become. */
export function useSuggestions(mark: OpenMark | null): Suggestion[] {
  const sign = mark?.sign;
  const term = mark?.term ?? "";
  const { data } = useQuery({
    queryKey: ["suggestions", sign, term],
    queryFn: async ({ signal }): Promise<Suggestion[]> => {
      if (sign === "@") {
        const { users } = await call(suggestMentions, { query: { term } }, { signal });
        return users.map(({ handle, display_name: name }) => ({ name: handle, note: name }));
      }
      const { hashtags } = await call(suggestHashtags, { body: { term } }, { signal });
      return hashtags.slice(0, MOST).map(({ hashtag, count }) => ({ name: hashtag.replace(/^#/, ""), note: `${count}` }));
    },
    enabled: sign !== undefined && term !== "", staleTime: 60_000, placeholderData: keepPreviousData, retry: false,
  });
  if (!data || term === "") return [];
  // Answers to what was typed before stay until the next one, as far as they still fit.
  const lower = term.toLowerCase();
  return data.filter(({ name }) => name.toLowerCase().startsWith(lower) && name.toLowerCase() !== lower);
}
