export { createGates, type Flags, type Gates } from "./create-gates.ts";
