import Search from "lucide-react/icons/search";
import X from "lucide-react/icons/x";
import { useRef } from "react";
import { useSession } from "../../../api/use-session.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { useSearchTerm } from "../use-search-term.ts";

/** Texts of the specification, to the letter. */
const PLACEHOLDERS = { plain: "Search for songs, playlists, or users", personas: "Search for songs, playlists, users, or Personas" };

export function SearchField({ focused = false, className }: { focused?: boolean; className?: string | undefined }) {
  const { typed, type, submit } = useSearchTerm();
  const { session } = useSession();
  const form = useRef<HTMLFormElement>(null);
  return (
    <form
      ref={form} role="search" className={className}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        label="Search" hideLabel icon={<Search aria-hidden />} value={typed} onChange={type} placeholder={session?.flags["persona-search"] === true ? PLACEHOLDERS.personas : PLACEHOLDERS.plain} type="text" inputMode="search" enterKeyHint="search"
        maxLength={200} autoComplete="off" spellCheck={false} dir="auto" data-search=""
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page was opened to type this one thing
        autoFocus={focused}
        end={typed === "" ? undefined : (
          <IconButton
            label="Clear" tooltip={false} icon={<X />}
            onClick={() => {
              type("");
              form.current?.querySelector("input")?.focus();
            }}
          />
        )}
      />
    </form>
  );
}
