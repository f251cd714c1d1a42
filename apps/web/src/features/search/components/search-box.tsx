import ArrowLeft from "lucide-react/icons/arrow-left";
import Search from "lucide-react/icons/search";
import { useState, type ReactNode } from "react";
import { useNavigate, usePathname } from "../../../router/index.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import styles from "./search-box.module.css";
import { SearchField } from "./search-field.tsx";

/** Phones: a glass in the top bar that opens to a field over it; `children` is what it covers. On /search it stays open. */
export function SearchBox({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState(false);
  const navigate = useNavigate();
  const path = usePathname();
  const [openedAt, setOpenedAt] = useState("");
  const atSearch = path === "/search";
  // Gone on to another page: the box closes.
  if (asked && !atSearch && path !== openedAt) setAsked(false);
  if (!asked && !atSearch) {
    return (
      <>
        {children}
        <IconButton
          label="Search" tooltip={false} size="large" icon={<Search />}
          onClick={() => {
            setOpenedAt(path);
            setAsked(true);
          }}
        />
      </>
    );
  }
  return (
    <div className={styles["box"]}>
      <IconButton label="Close the search" tooltip={false} size="large" icon={<ArrowLeft />} onClick={() => (atSearch ? void navigate({ to: "/" }) : setAsked(false))} />
      <SearchField focused={asked} className={styles["field"]} />
    </div>
  );
}
