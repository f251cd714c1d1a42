import type { DialogProps } from "./dialog.tsx";
import { Dialog } from "./dialog.tsx";

/** Comes from below on phones and can be dragged away; a dialog elsewhere. */
export const Sheet = (properties: Omit<DialogProps, "variant">) => <Dialog {...properties} variant="sheet" />;
