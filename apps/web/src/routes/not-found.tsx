import { Link } from "../router/index.ts";
import { buttonClass } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";

/** 404: nothing stands at this address. */
export const NotFoundPage = () => (
  <EmptyState heading="h1" title="There is nothing at this address." action={<Link to="/" className={buttonClass({ tone: "primary", size: "large" })}>Go home</Link>}>
    The song may have been removed, or the link was cut off.
  </EmptyState>
);
