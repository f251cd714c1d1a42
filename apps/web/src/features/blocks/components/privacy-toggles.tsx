import { getPrivacy, setPrivacy, type Privacy } from "@tunewright/contract";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../../api/call.ts";
import { endpointQuery, keyOf } from "../../../api/endpoint-query.ts";
import { sentenceFor } from "../../../api/error-sentences.ts";
import { queryClient } from "../../../api/query-client.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/empty-state.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { toast } from "../../../ui/toast.ts";
import { Toggle } from "../../../ui/toggle.tsx";
import styles from "./privacy-toggles.module.css";

const CHOICES: readonly { name: keyof Privacy; label: string; note: string }[] = [
  { name: "private_likes", label: "Private likes", note: "Nobody sees which songs you like: not on your profile, not in their notifications." },
  { name: "hide_from_search", label: "Hide from search", note: "Your profile stands in no search. Whoever has its address still finds it, and public songs stay public." },
];

/** What others see of the viewer: seen at once, put back where the server says no. */
export function PrivacyToggles() {
  const { data, error, refetch } = useQuery({ ...endpointQuery(getPrivacy, {}), staleTime: 0 });
  const key = keyOf(getPrivacy, {});
  const choose = async (name: keyof Privacy, on: boolean) => {
    const before = queryClient.getQueryData<Privacy>(key);
    queryClient.setQueryData<Privacy>(key, (now) => now && { ...now, [name]: on });
    try {
      queryClient.setQueryData(key, await call(setPrivacy, { body: { [name]: on } }));
    } catch {
      queryClient.setQueryData(key, before);
      toast("Error: An error occurred while updating your settings.", { tone: "error" });
    }
  };
  if (error && !data) return <ErrorState title="Your settings could not be fetched." action={<Button onClick={() => void refetch()}>Try again</Button>}>{sentenceFor(error)}</ErrorState>;
  if (!data) return <Skeleton height={120} />;
  return (
    <div className={styles["choices"]}>
      {CHOICES.map(({ name, label, note }) => (
        <div key={name}>
          <Toggle spread checked={data[name]} onChange={(on) => void choose(name, on)}>{label}</Toggle>
          <p className={styles["note"]}>{note}</p>
        </div>
      ))}
    </div>
  );
}
